import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]
export type Name = string | RegExp

/** Scope of the element search. */
type Place = { role: (role: Role, name?: Name) => Target }

/** Elements with a role and a name. Each call looks them up again. */
export type Target = Place & {
  nth: (nth: number) => Target
  click: () => Promise<void>
  focus: () => Promise<void>
  fill: (text: string) => Promise<void>
  isShown: () => Promise<void>
  isGone: () => Promise<void>
}

/** Page functions that the crawl needs in every engine. The tabs in e2e/browsers also have these functions. */
export type Surface = Place & {
  evaluate: <A extends readonly unknown[], R>(
    act: (...args: A) => R,
    ...args: A
  ) => Promise<Awaited<R>>
  press: (chord: string) => Promise<void>
  resize: (size: { width: number; height: number }) => Promise<void>
}

export function toSurface(page: Page): Surface {
  return {
    role: rolesIn(page),
    evaluate: async (act, ...args) =>
      JSON.parse(
        await page.evaluate(`Promise.resolve((${String(act)})(${args.map((arg) => JSON.stringify(arg)).join()}))
          .then((value) => JSON.stringify(value) ?? 'null')`),
      ),
    press: (chord) => page.keyboard.press(chord),
    resize: (size) => page.setViewportSize(size),
  }
}

const rolesIn =
  (place: Page | Locator): Place['role'] =>
  (role, name) =>
    toTarget(
      name === undefined
        ? place.getByRole(role)
        : place.getByRole(role, { name, exact: typeof name === 'string' }),
    )

const toTarget = (locator: Locator): Target => ({
  role: rolesIn(locator),
  nth: (nth) => toTarget(locator.nth(nth)),
  click: () => locator.click(),
  focus: () => locator.focus(),
  fill: (text) => locator.fill(text),
  isShown: () => expect(locator).toBeVisible(),
  isGone: () => expect(locator).toBeHidden(),
})
