import { useLingui } from '@lingui/react/macro'

/** Quiet colours for a bar; the empty one is that of the scheme. */
export function usePresetColors(): { color: string; name: string }[] {
  const { t } = useLingui()
  return [
    { color: '', name: t`As the theme` },
    { color: '#0b5d76', name: t`Teal` },
    { color: '#1f3a5f', name: t`Navy` },
    { color: '#3b3f8f', name: t`Indigo` },
    { color: '#1d5b42', name: t`Green` },
    { color: '#6d2b44', name: t`Wine` },
    { color: '#2f3845', name: t`Slate` },
    { color: '#f3d9a4', name: t`Sand` },
  ]
}
