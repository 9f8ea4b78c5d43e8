"""A hand on a phone: what there is to do is found and touched in one go, so that nothing changes in between.

Only what can be seen and reached is touched: a finger gets no further.
"""

from __future__ import annotations

LIT = ".foot .btn.main:enabled"
REACHED = """
  const touch = (one) => {
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !one.contains(there)) return false;
    one.click();
    return true;
  };
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const nameOf = (one) => one.ariaLabel ?? one.textContent.trim();
  const named = (name) => all("button:enabled").find((one) => nameOf(one) === name);
  const underway = () => document.querySelector("main[aria-busy=true]");
  const look = async () => { // a card that has not been looked at is not known
    const card = document.querySelector(".dusk .cardbox");
    if (!card || !document.querySelector(".foot .btn.main:disabled")) return;
    card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
    await shown();
    dispatchEvent(new PointerEvent("pointerup"));
    await shown();
  };
  const is = (...phases) => phases.some((phase) => document.querySelector(`.screen.${phase}`));
"""
# Choose what can be chosen until the button lights, and press it; point at somebody, or raise the hand.
ACT = f"""async () => {{{REACHED}
  if (underway()) return false;
  const main = all(".foot .btn.main");
  const choosable = "button:is(.seat.can, .spare, .chips .btn)[aria-pressed=false]:enabled";
  const opened = async (kind) => {{
    const strip = all(".role-strip .btn:enabled")[0];
    if (!strip || !touch(strip)) return false;
    await shown();
    all("dialog .seg button")[kind]?.click();
    await shown();
    return document.querySelector("dialog .role-picks");
  }};
  if (is("night")) {{
    if (main.length !== 1) return false;
    for (const one of all(choosable)) {{ // all are lit, and some cannot be chosen
      if (!main[0].disabled) break;
      if (!one.isConnected || !touch(one)) return false;
      await shown();
    }}
    for (let kind = 0; kind < 4; kind++) {{
      for (let n = 0; main[0].isConnected && main[0].disabled && await opened(kind); n++) {{
        const role = all(".role-picks .btn")[n];
        touch(role ?? all("dialog header .ibtn")[0]);
        await shown();
        if (!role) break;
      }}
    }}
    return main[0].isConnected && !main[0].disabled && touch(main[0]);
  }}
  if (is("vote")) {{
    if (all(":is(button.seat, .foot .btn)[aria-pressed=true]").length) return false;
    const someone = all("button.seat.can[aria-pressed]").at(-1); // another would open its page
    const pointed = someone !== undefined && touch(someone);
    await shown();
    const lit = all(".screen.vote {LIT}");
    return lit.length === 1 ? touch(lit[0]) : pointed;
  }}
  if (is("dusk")) await look();
  const lit = is("dusk", "day") ? all("{LIT}") : [];
  return lit.length > 0 && touch(lit[0]);
}}"""
# By day in the Clocktower: answer, choose a nominee, raise the hand or be ready; what of it is for a vote.
ACT_IN_THE_SQUARE = f"""async ([nominate, raise, lower]) => {{{REACHED}
  const lit = () => all(".square-play {LIT}")[0];
  if (underway()) return "";
  const [answer] = all(".plaza .square-ask + .middle .seat.can");
  if (answer && !lit()) {{
    touch(answer);
    return "";
  }}
  if (named(nominate)) {{
    touch(named(nominate));
    await shown();
    const nominee = all(".seat.can[aria-pressed]").at(-1);
    return nominee && touch(nominee) ? "nominating" : "";
  }}
  if (named(raise)) return touch(named(raise)) ? "raised" : "";
  if (lit() && !named(lower)) touch(lit());
  return "";
}}"""
# What sticks out of the page, as long as a nominee is being chosen.
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The page itself goes on doing what is to be done, until something is seen on it: to ask it from outside each
# time costs more than what it does. Where a page is told to more than once, it does what it was told last.
#
# `all`: whatever there is to be done. `square`: by day what the Clocktower asks, and what of it is for a vote
# is noted. `either`: what there is of both. `ready`: a Traveller chooses who they are, all look at their
# cards and do by night what is asked; by day nobody says that they have talked enough, for it would be over.
PLAY = f"""([how, until, names, pause]) => {{{REACHED}
  const [act, inTheSquare] = [{ACT}, {ACT_IN_THE_SQUARE}];
  const mine = (window.hand = {{ done: [], wider: 0 }});
  const touchFirst = (selector) => {{
    const [first] = underway() ? [] : all(selector);
    return first !== undefined && touch(first);
  }};
  const ways = {{
    all: act,
    either: async () => (await act()) || inTheSquare(names),
    square: async () => {{
      if (is("night", "dusk")) return act();
      const done = await inTheSquare(names);
      if (done) mine.done.push(done);
      if (done !== "nominating") return done;
      mine.wider = Math.max(mine.wider, {WIDER});
      return touchFirst("{LIT}");
    }},
    ready: async () => {{
      const came = touchFirst(".arriving .btn");
      const done = is("night") ? await act() : touchFirst(".screen:not(.day) {LIT}");
      return came || done;
    }},
  }};
  const goOn = async () => {{
    if (window.hand !== mine || document.querySelector(until)) return;
    const done = await ways[how]();
    setTimeout(goOn, done ? 0 : pause);
  }};
  goOn();
}}"""
LOOK = f"""async () => {{{REACHED}
  await look();
}}"""
TOUCH = f"""(selector) => {{{REACHED}
  const [first] = underway() ? [] : all(selector);
  return first !== undefined && touch(first);
}}"""
TOUCH_NAMED = f"""(name) => {{{REACHED}
  const one = underway() ? undefined : named(name);
  return one !== undefined && touch(one);
}}"""
