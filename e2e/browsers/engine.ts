/** One device of the W3C actions: both protocols take the same. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** Of a page, in CSS pixels. */
export type Size = { width: number; height: number }

export const WIDE: Size = { width: 1440, height: 900 }

/** The functions that a journey needs of a browser, whichever protocol the browser speaks. */
export type Engine = {
  /** Opens a tab and returns its id. */
  openTab: () => Promise<string>
  closeTab: (tab: string) => Promise<void>
  goto: (tab: string, url: string) => Promise<void>
  reload: (tab: string) => Promise<void>
  resize: (tab: string, size: Size) => Promise<void>
  back: (tab: string) => Promise<void>
  /** The value of an expression in the page, or of its promise, as JSON. */
  evaluate: (tab: string, expression: string) => Promise<string>
  perform: (tab: string, source: InputSource) => Promise<void>
  setFiles: (tab: string, selector: string, files: string[]) => Promise<void>
  /** A PNG in base64. */
  screenshot: (tab: string) => Promise<string>
  /** The folder of what the pages download. */
  downloads: string
  close: () => Promise<void>
}
