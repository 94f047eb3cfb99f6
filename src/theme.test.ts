import { expect, test } from 'vitest'
import { colors } from './theme-colors'
import { themeVariables } from './theme-variables'

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['primary button, light', '#ffffff', colors.primary[7]],
  ['primary button, dark', '#ffffff', colors.primary[6]],
  ['link on a dark card', colors.primary[3], '#12161d'],
  ['muted text on the light page', colors.gray[6], colors.gray[0]],
  ['muted text on a dark hover', colors.dark[2], '#181d26'],
  ['success, light', colors.green[7], colors.green[0]],
  ['failure, light', colors.red[7], colors.red[0]],
  ['warning, light', colors.amber[7], colors.amber[0]],
  ['info, light', colors.blue[7], colors.blue[0]],
])('provides at least 4.5:1 contrast for %s', (_, text, surface) => {
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
})

test('uses the light status colors on paper', () => {
  const { variables, light } = themeVariables
  for (const status of ['success', 'failure', 'warning', 'info'] as const)
    for (const part of ['ink', 'wash'] as const) {
      const onPaper = variables[`--paper-${status}-${part}`]
      expect(onPaper).toBeTruthy()
      expect(onPaper).toBe(light[`--status-${status}-${part}`])
    }
})

test.each(['light', 'dark'] as const)(
  'provides at least 4.5:1 contrast for code colors in the %s scheme',
  (scheme) => {
    const variables = themeVariables[scheme]
    const surface = variables['--surface-sunken'] ?? ''
    const inks = ['info', 'success', 'warning', 'failure'].map(
      (tone) => `--status-${tone}-ink` as const,
    )
    for (const name of [...inks, '--ink-muted'] as const)
      expect(contrast(variables[name] ?? '', surface), name).toBeGreaterThanOrEqual(4.5)
  },
)
