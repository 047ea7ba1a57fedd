/** The dice of the bare loop: sfc32 with the same seeds and numbers as the kernel's fast dice, but independent of its code. */

const WORDS = 2 ** 32;
const EXACT = 2 ** 21;

export class LoopDice {
  private a = 0x6c75646f;
  private b = 0x74656361;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.c = seed.length;
    for (let i = 0; i < seed.length; i++) {
      this.a = (this.a + seed.charCodeAt(i)) | 0;
      this.word();
    }
    for (let i = 0; i < 16; i++) this.word();
  }

  /** A uniform integer from 0 to n - 1 (Lemire's method). */
  int(n: number): number {
    if (n >>> 0 !== n || n === 0 || n > EXACT) throw new RangeError(`dice: int(${n}) is outside 1..${EXACT}`);
    let product = this.word() * n;
    let low = product >>> 0;
    if (low < n) {
      const threshold = WORDS % n;
      while (low < threshold) {
        product = this.word() * n;
        low = product >>> 0;
      }
    }
    return ((product - low) / WORDS) | 0;
  }

  private word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}
