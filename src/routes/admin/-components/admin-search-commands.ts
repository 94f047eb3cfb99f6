import { useLingui } from '@lingui/react/macro'
import { IconBuilding, IconCornerDownRight, IconUserSearch } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCommandNames } from '@/routes/-components/use-command-names'
import type { Command } from '@/ui/shell/search/command'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { pageDefaults } from '@/features/record-list/list-search'

/**
 * Where a pasted id, number or code leads an administrator. Sessions stand below a bundle: that of the
 * screen or of the address; without one the list of sessions asks for it.
 */
export function useAdminSearchCommands(text: string): Command[] {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { find, iconOf, errorCode } = useCommandNames()
  const params = useParams({ strict: false })
  const picked = useSearch({ strict: false })
  const recognized = recognizeSearch(text)
  if (!recognized) return []

  const { kind, text: exact, personal } = recognized
  const bundle = params.bundleId ?? picked.bundle
  const detail = bundle ? t`In this bundle` : t`Choose the bundle first`
  const state = personal ? { search: exact } : {}
  const list = (search: { q?: string; error_code?: number }, label: string): Command => ({
    label,
    detail,
    icon: iconOf(kind),
    run: () => {
      const whole = { ...pageDefaults, ...search }
      const client = params.clientId ?? picked.client
      const whose = { ...(client ? { client } : {}), ...(bundle ? { bundle } : {}) }
      void (client || !bundle
        ? navigate({ to: '/admin/sessions', search: { ...whole, ...whose }, state })
        : navigate({
            to: '/admin/bundle-sessions/$bundleId',
            params: { bundleId: bundle },
            search: whole,
            state,
          }))
    },
  })
  const code = errorCode(exact)
  const commands: (Command | false)[] = [
    kind === 'session' &&
      bundle !== undefined && {
        label: t`Open session`,
        detail,
        icon: IconCornerDownRight,
        to: `/admin/sessions/${encodeURIComponent(bundle)}/${encodeURIComponent(exact)}`,
      },
    (kind === 'reference' || kind === 'session') && {
      label: t`Open client with this id`,
      icon: IconBuilding,
      to: `/admin/clients/${encodeURIComponent(exact)}`,
    },
    (kind === 'nationalId' || kind === 'phone') && {
      label: find(kind),
      detail: t`Identities`,
      icon: IconUserSearch,
      run: () => void navigate({ to: '/admin/identities', state }),
    },
    // A name without a bundle would find nothing: the clients are searched by it anyway.
    (kind !== 'name' || bundle !== undefined) && list(personal ? {} : { q: exact }, find(kind)),
    code !== undefined && list({ error_code: code }, t`Sessions with error code ${code}`),
  ]
  return commands.filter((command) => command !== false)
}
