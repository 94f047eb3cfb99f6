import { expect } from '@playwright/test'
import { find, type Found, type Pattern, type Point, type Step } from './page'

type Name = string | RegExp

/** Polls a value until it matches the test's expectation. */
export const eventually = <T>(read: () => T | Promise<T>, message?: string) =>
  expect.poll(read, { intervals: [50, 50, 100], message })

export type Evaluate = <A extends readonly unknown[], R>(
  act: (...args: A) => R,
  ...args: A
) => Promise<Awaited<R>>

/** The tab functions that a part needs. */
type Tab = {
  evaluate: Evaluate
  press: (chord: string) => Promise<void>
  type: (text: string) => Promise<void>
  clickAt: (point: Point) => Promise<void>
}

type Finders = {
  role: (role: string, name?: Name) => Part
  button: (name: Name) => Part
  link: (name: Name) => Part
  dialog: (name: Name) => Part
  label: (text: Name) => Part
  text: (text: Name) => Part
}

/** Elements with a role, label or text. Each call looks them up again. */
export type Part = Finders & {
  nth: (nth: number) => Part
  all: () => Promise<Found[]>
  /** Waits until exactly one element matches, and returns it. */
  one: () => Promise<Found>
  isShown: () => Promise<void>
  isGone: () => Promise<void>
  hasFocus: () => Promise<void>
  hasText: (text: RegExp) => Promise<void>
  /** Expects the element to be in view and not covered. */
  isReachable: () => Promise<void>
  focus: () => Promise<void>
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  /** Selects an option in a native select by its first letter. No other option may start with that letter. */
  choose: (option: string) => Promise<void>
}

export function createFinders(tab: Tab, steps: readonly Step[]): Finders {
  const inside = (step: Step) => createPart(tab, [...steps, step])
  const byName = (role: string) => (name: Name) =>
    inside({ by: 'role', role, name: toPattern(name) })
  return {
    role: (role, name) => (name === undefined ? inside({ by: 'role', role }) : byName(role)(name)),
    button: byName('button'),
    link: byName('link'),
    dialog: byName('dialog'),
    label: (text) => inside({ by: 'label', text: toPattern(text) }),
    text: (text) => inside({ by: 'text', text: toPattern(text) }),
  }
}

function createPart(tab: Tab, steps: readonly Step[]): Part {
  const name = steps.map(inWords).join(' › ')
  const all = (act?: 'focus' | 'scroll') => tab.evaluate(find, steps, act)
  const one = async (act?: 'focus' | 'scroll'): Promise<Found> => {
    let matches: Found[] = []
    await eventually(async () => (matches = await all(act)).length, name).toBe(1)
    const [only] = matches
    if (!only) throw new Error(`${name} has gone`)
    return only
  }
  const click = async () => {
    let last: Point = { x: -1, y: -1 }
    const obstacle = async () => {
      const { point, coveredBy, isDisabled } = await one('scroll')
      const isStill = point.x === last.x && point.y === last.y
      last = point
      if (isDisabled) return 'it is disabled'
      return coveredBy ?? (isStill ? 'none' : 'it moves')
    }
    await eventually(obstacle, `what keeps ${name} from being clicked`).toBe('none')
    await tab.clickAt(last)
  }
  return {
    ...createFinders(tab, steps),
    nth: (nth) => createPart(tab, [...steps, { by: 'nth', nth }]),
    all: () => all(),
    one: () => one(),
    isShown: () => eventually(async () => (await all()).length, name).toBe(1),
    isGone: () => eventually(async () => (await all()).length, name).toBe(0),
    hasFocus: () =>
      eventually(async () => (await one()).isFocused, `${name} has the focus`).toBe(true),
    hasText: (text) => eventually(async () => (await one()).text, name).toMatch(text),
    isReachable: () =>
      eventually(() => one(), `${name} is reachable`).toMatchObject({
        isInViewport: true,
        coveredBy: null,
      }),
    focus: async () => void (await one('focus')),
    click,
    fill: async (text) => {
      await click()
      await tab.press('Control+a')
      await tab.type(text)
    },
    choose: async (option) => {
      await one('focus')
      // Types only one letter, because on a slow machine a late second letter would start another search.
      await tab.type(option.slice(0, 1))
    },
  }
}

function inWords(step: Step): string {
  if (step.by === 'nth') return `${step.nth}`
  const [what, name] = step.by === 'role' ? [step.role, step.name] : [step.by, step.text]
  return name === undefined ? what : `${what} ${typeof name === 'string' ? name : name.source}`
}

const toPattern = (name: Name): string | Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }
