import { humanise } from '@/lib/humanise'

const names = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['react_native', 'React Native'],
  ['flutter', 'Flutter'],
  ['cordova', 'Cordova'],
])

/** Platform names are proper names, the same in every language. */
export function platformName(platform: string): string {
  return names.get(platform.toLowerCase()) ?? humanise(platform)
}
