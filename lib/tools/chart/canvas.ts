import { fontText, LETTER, litPixels } from './pixel-font.ts'

/** Places on a canvas, from its upper left corner. */
export type Point = { readonly x: number; readonly y: number }

/** Pixels that are drawn on, each the number of a colour. What lies outside is not drawn. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height)
  }

  set(x: number, y: number, colour: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return
    this.pixels[y * this.width + x] = colour
  }

  /** Fills from `x`, `y` on; no width or height below 1 is drawn. */
  fill(x: number, y: number, width: number, height: number, colour: number): void {
    const right = Math.min(this.width, x + width)
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row++) {
      if (right > Math.max(0, x)) {
        this.pixels.fill(colour, row * this.width + Math.max(0, x), row * this.width + right)
      }
    }
  }

  /** A line of two pixels' width between two points of whole numbers (Bresenham). */
  line(from: Point, to: Point, colour: number): void {
    const across = Math.abs(to.x - from.x)
    const down = -Math.abs(to.y - from.y)
    let { x, y } = from
    let slack = across + down
    for (let left = across - down; left >= 0; left--) {
      this.fill(x, y, 2, 2, colour)
      if (x === to.x && y === to.y) return
      const double = 2 * slack
      if (double >= down) {
        slack += down
        x += Math.sign(to.x - x)
      }
      if (double <= across) {
        slack += across
        y += Math.sign(to.y - y)
      }
    }
  }

  /** Letters from `x`, `y` to the right, or, `upright`, from there upwards. */
  write(text: string, { x, y }: Point, colour: number, upright = false): void {
    for (const [index, letter] of [...fontText(text)].entries()) {
      for (const pixel of litPixels(letter)) {
        const along = index * LETTER.step + pixel.x
        if (upright) this.set(x + pixel.y, y - along, colour)
        else this.set(x + along, y + pixel.y, colour)
      }
    }
  }
}

/** Pixels that a text is long. */
export function writtenLength(text: string): number {
  return Math.max(0, [...fontText(text)].length * LETTER.step - 1)
}
