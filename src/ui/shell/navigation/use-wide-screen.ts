import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is wide enough for a side navigation (Mantine `lg`, 1200 px). */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? true
}
