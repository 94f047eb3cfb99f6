import { useEffect, useState } from 'react'
import type { Strength } from './password-strength'
import { loadMeter } from './strength-meter'

/** Milliseconds without a keystroke before the password is measured. */
const PAUSE = 150

/** How strong what is typed is; undefined while nothing is typed, and where the meter did not load. */
export function useStrength(password: string, about: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>()
  const known = about.join('\n')
  useEffect(() => {
    if (!password) return
    let left = false
    const timer = setTimeout(async () => {
      const measure = await loadMeter()
      if (measure && !left) setStrength(measure(password, known.split('\n')))
    }, PAUSE)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [password, known])
  return password ? strength : undefined
}
