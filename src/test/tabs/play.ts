import type { AuthSessionEvent } from '@/auth/session/auth-session'
import { createWorld, type Schedule, type Step } from './world'

export type Played = Awaited<ReturnType<typeof play>>

/** Plays a schedule to the end in a simulated browser, and reloads each page whose login is replaced. */
export async function play(schedule: Schedule) {
  const world = createWorld(schedule)
  const { timeline } = world
  const first = world.open()
  void world.login(first, 'client')
  await timeline.run()
  const pages = [first]
  const getIndex = (page: (typeof pages)[number]) => pages.indexOf(page)

  const load = (at: number) => {
    const old = pages[at]
    if (old) world.close(old)
    const page = world.open()
    pages[at] = page
    page.auth.subscribe((event) => follow(page, event))
    return page
  }
  const follow = (page: (typeof pages)[number], event: AuthSessionEvent) => {
    if (event.type === 'ended') page.scope = undefined
    if (event.type === 'replaced') {
      page.scope = undefined
      // A page keeps running for a moment while the next page loads.
      timeline.plan(5, () => void (getIndex(page) >= 0 && load(getIndex(page))), page.owner)
    }
  }
  first.auth.subscribe((event) => follow(first, event))
  for (let tab = 1; tab < schedule.tabs; tab += 1) load(tab)

  const doStep = (step: Step) => {
    const at = step.tab % pages.length
    const page = pages[at]
    if (step.do === 'expire') return world.backend.expire()
    if (step.do === 'reopen' && page?.owner.closed) load(at)
    if (!page || page.owner.closed) return
    // A user can close or reload a frozen page, but not use it.
    if (page.owner.frozenUntil > timeline.now() && step.do !== 'close' && step.do !== 'reload')
      return
    if (step.do === 'call') void world.call(page, step.leaveAfter)
    if (step.do === 'login') void world.login(page, step.realm)
    if (step.do === 'logout') void world.logout(page)
    if (step.do === 'close') world.close(page)
    if (step.do === 'reload') load(at)
    if (step.do === 'freeze') page.owner.frozenUntil = timeline.now() + step.ms
  }
  let at = 0
  for (const step of schedule.steps) {
    at += step.after
    timeline.plan(at, () => doStep(step))
  }
  await timeline.run()
  return { ...world, pages, schedule }
}
