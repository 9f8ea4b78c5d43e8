"""Whether words can be read on what lies behind them is judged once, however many screens have them so.

That is most of what a look for whatever keeps somebody out takes. It depends on the colour, size and shadow
of the words, on what has a colour around them, and on whatever else lies at their place: where a worker has
judged all of this before and found nothing amiss, it is not judged again.
"""

from __future__ import annotations

JUDGE_ONCE = """(before) => {
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const asked = (rule.asked ??= rule.matches);
  const known = new Set(before);
  const judged = [];
  const around = new WeakMap();
  const layer = (one) => {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(one);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter} ${mixBlendMode}`;
    return own === "rgba(0, 0, 0, 0) none 1 none normal" ? "" : `${own};`;
  };
  const layers = (one) => {
    if (!one) return "";
    if (!around.has(one)) around.set(one, layers(one.parentElement) + layer(one));
    return around.get(one);
  };
  const behind = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const here = document.elementsFromPoint(x + width / 2, y + height / 2);
    const others = here.filter((other) => !other.contains(one) && !one.contains(other));
    return others.map(layers).filter(Boolean).join("+");
  };
  const inkOf = ({ color, fontSize, fontWeight, textShadow, webkitTextStroke }) =>
    `${color} ${fontSize} ${fontWeight} ${textShadow} ${webkitTextStroke}`;
  const digest = (text) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let place = 0; place < text.length; place++) {
      const sign = text.charCodeAt(place);
      a = Math.imul(a ^ sign, 2654435761);
      b = Math.imul(b ^ sign, 1597334677);
    }
    return 4294967296 * (2097151 & (b ^ (a >>> 13))) + ((a ^ (b >>> 16)) >>> 0);
  };
  const keys = new Map();
  const keyOf = (text) => keys.get(text) ?? keys.set(text, digest(text)).get(text);
  const isOff = (one) => Boolean(one.closest(":disabled, [aria-disabled=true]"));
  const keyed = new WeakMap();
  const keyIn = (one) => {
    const told = () => `${inkOf(getComputedStyle(one))}|${layers(one)}|${behind(one)}|${isOff(one)}`;
    return keyed.get(one) ?? keyed.set(one, keyOf(told())).get(one);
  };
  const hasWords = (one) => [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  rule.matches = function (one, ...more) {
    if (!hasWords(one)) return asked.call(this, one, ...more);
    const key = keyIn(one);
    if (known.has(key)) return false;
    const isAsked = asked.call(this, one, ...more);
    if (isAsked || isOff(one)) {
      known.add(key);
      judged.push(key);
    }
    return isAsked;
  };
  const words = [...document.querySelectorAll("body *")].filter((one) => hasWords(one) && isSeen(one));
  return [judged, words.some((one) => !known.has(keyIn(one)))];
}"""
