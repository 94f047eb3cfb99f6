import { Plural, Trans } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useOrganizationBundles } from '@/api/bundles'
import { useScope } from '@/api/core/use-scope'
import { toOptions } from '@/routes/admin/-components/client-select'
import { Button } from '@/ui/form/button'
import { MAX_BUNDLES } from './export-search'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

interface MoreBundlesProps {
  client: string
  bundle: string
  /** IDs of the other bundles to export. */
  more: readonly string[]
  onChange: (more: string[]) => void
}

/** Adds bundles of the same client to an export by email. Renders nothing if the client has no other bundle. */
export function MoreBundles({ client, bundle, more, onChange }: MoreBundlesProps) {
  const { data } = useOrganizationBundles(useScope(), client)
  // Shows even an unknown bundle from the URL, so the user doesn't export it unseen.
  const unknown = more.map((id) => ({ id, name: id }))
  const others = toOptions([...unknown, ...(data?.bundles ?? [])]).filter(
    ({ value }) => value !== bundle,
  )
  const offered = others.slice(0, MAX_BUNDLES - 1).map(({ value }) => value)
  const isFull = more.length >= MAX_BUNDLES - 1
  const isAll = isFull || offered.every((id) => more.includes(id))
  if (others.length === 0) return null
  return (
    <fieldset className={classes.set}>
      <legend className={`${common.label} ${classes.legend}`}>
        <Trans>More bundles</Trans>
      </legend>
      {others.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={more.includes(value)}
          disabled={isFull && !more.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...more, value] : more.filter((id) => id !== value))
          }
          label={<bdi translate="no">{label}</bdi>}
        />
      ))}
      {offered.length > 1 ? (
        <Button variant="default" size="compact-sm" onClick={() => onChange(isAll ? [] : offered)}>
          {isAll ? (
            <Trans>Deselect all</Trans>
          ) : (
            <Plural value={offered.length} one="Select # bundle" other="Select all # bundles" />
          )}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** Returns a function that names a client's bundle, or returns its ID if the name is unknown. */
export function useBundleName(client: string): (id: string) => string {
  const { data } = useOrganizationBundles(useScope(), client)
  return (id) => data?.bundles.find((each) => each.id === id)?.name ?? id
}
