// @ts-check
// A QR code as one path.
import { html, useMemo } from "../base/html.js";
import { generate } from "../vendor/lean-qr.js";

/** @param {{text: string, label: string, size?: number}} props */
export function QR({ text, label, size = 112 }) {
  const { path, side } = useMemo(() => {
    const code = generate(text);
    let drawn = "";
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) drawn += `M${x} ${y}h1v1h-1z`;
    }
    return { path: drawn, side: code.size };
  }, [text]);
  return html`<svg class="qr" viewBox=${`-2 -2 ${side + 4} ${side + 4}`} width=${size} height=${size}
      role="img" aria-label=${label}
    shape-rendering="crispEdges">
    <rect class="qr-paper" x="-2" y="-2" width=${side + 4} height=${side + 4} />
    <path class="qr-ink" d=${path} /></svg>`;
}
