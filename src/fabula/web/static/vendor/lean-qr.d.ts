// What our modules use of lean-qr, as types; ours.
export function generate(text: string): { readonly size: number; get(x: number, y: number): boolean };
