import type { Engine, PointerAction, Size } from './engine'
import type { Point } from './page'
import { createFinders, eventually, type Evaluate } from './part'

/** Codes of keys that type no character: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

const down = (value: string) => ({ type: 'keyDown', value }) as const
const up = (value: string) => ({ type: 'keyUp', value }) as const

const press = { type: 'pointerDown', button: 0 } as const
const release = { type: 'pointerUp', button: 0 } as const

export type Tab = ReturnType<typeof createTab>

/** Creates a browser tab that tests operate the way a user does. */
export function createTab(engine: Engine, id: string, origin: string, onClose: () => void) {
  const evaluate: Evaluate = async (act, ...args) => {
    const argTexts = args.map((arg) => JSON.stringify(arg) ?? 'undefined')
    return JSON.parse(await engine.evaluate(id, `(${String(act)})(${argTexts.join()})`))
  }
  const mouse = (...actions: PointerAction[]) =>
    engine.perform(id, { type: 'pointer', id: 'mouse', actions })
  const tab = {
    evaluate,
    goto: (path: string) => engine.goto(id, new URL(path, origin).href),
    reload: () => engine.reload(id),
    back: () => engine.back(id),
    close: async () => {
      onClose()
      await engine.closeTab(id)
    },
    path: () => evaluate(() => location.pathname),
    /** Presses a key, or several at the same time: `Control+k`. */
    press: (chord: string) => {
      const values = chord.split('+').map((key) => keys[key] ?? key)
      const actions = [...values.map(down), ...values.toReversed().map(up)]
      return engine.perform(id, { type: 'key', id: 'keyboard', actions })
    },
    type: (text: string) => {
      const values = [...text].map((each) => (each === '\n' ? (keys['Enter'] ?? '') : each))
      const actions = values.flatMap((value) => [down(value), up(value)])
      return engine.perform(id, { type: 'key', id: 'keyboard', actions })
    },
    hoverAt: (point: Point) => mouse({ type: 'pointerMove', ...point }),
    clickAt: (point: Point) => mouse({ type: 'pointerMove', ...point }, press, release),
    resize: async (size: Size) => {
      const before = await evaluate(() => innerWidth)
      await engine.resize(id, size)
      // Waits for the new width, because a click would otherwise land at its target's previous position.
      if (before !== size.width) await eventually(() => evaluate(() => innerWidth)).not.toBe(before)
    },
    setFiles: (selector: string, ...files: string[]) => engine.setFiles(id, selector, files),
  }
  return { ...tab, ...createFinders(tab, []) }
}
