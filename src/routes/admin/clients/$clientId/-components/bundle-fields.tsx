import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, TextInput } from '@mantine/core'
import { memo, useId, useMemo, type RefObject, type ReactNode } from 'react'
import { useServiceName } from '@/features/labels/names'
import { ClientSelect } from '@/routes/admin/-components/client-select'
import { Card } from '@/ui/display/card'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { SentenceGap } from '@/ui/display/joined-text'
import {
  toFieldKey,
  optionalCount,
  withService,
  type BundleDraft,
  type BundleProblems,
} from './bundle-draft'
import type { BundleRejection } from './bundle-rejection'
import { Lifetime } from './lifetime'
import { ServiceFields } from './service-fields'
import common from '@/ui/display/common.module.css'
import classes from './bundle.module.css'

interface BundleFieldsProps {
  /** The bundle name's input. */
  nameField: RefObject<HTMLInputElement | null>
  draft: BundleDraft
  /** The chosen client's services, if known. */
  ofClient: readonly string[] | undefined
  /** Updates the latest draft. The function must be stable, or every service would rerender. */
  onChange: (change: (draft: BundleDraft) => BundleDraft) => void
  problems: BundleProblems
  /** Whether to show all tier problems, including problems of untouched fields. */
  problemsShown: boolean
  refusedTiers: BundleRejection['tiers'] | undefined
}

/** The fields of a new bundle. */
export function BundleFields(props: BundleFieldsProps) {
  const { nameField, draft, onChange, problems } = props
  const { t } = useLingui()
  const chosenDrafts = draft.services.filter(({ isChosen }) => isChosen)
  const lifetime = optionalCount(draft.lifetime)
  const chosenServices = useNames(chosenDrafts)
  const update = (part: Partial<BundleDraft>) => onChange((before) => ({ ...before, ...part }))
  return (
    <>
      <Card title={<Trans>Bundle</Trans>}>
        <div className={classes.fields}>
          <ClientSelect
            client={draft.client}
            placeholder={t`Choose a client`}
            onPick={(client) => update({ client })}
            error={problems.get('client')}
          />
          <TextInput
            ref={nameField}
            label={t`Bundle name`}
            value={draft.name}
            error={problems.get('name')}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => update({ name: event.currentTarget.value })}
          />
          <div>
            <TextInput
              label={t`Token lifetime in seconds`}
              value={draft.lifetime}
              error={problems.get('lifetime')}
              placeholder={t`Provider default`}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => update({ lifetime: event.currentTarget.value })}
            />
            {typeof lifetime === 'number' ? (
              <p className={common.note}>
                <Lifetime seconds={lifetime} />
              </p>
            ) : null}
          </div>
        </div>
      </Card>
      <Card title={<Trans>Services</Trans>}>
        <ServiceChoices
          services={draft.services}
          client={draft.client}
          ofClient={props.ofClient}
          error={problems.get('services')}
          onChange={onChange}
        />
      </Card>
      {chosenDrafts.map(({ service, trials, ladder }) => (
        <ServiceFields
          key={service}
          service={service}
          trials={trials}
          ladder={ladder}
          trialsProblem={problems.get(toFieldKey(service, 'trials'))}
          ladderProblem={problems.get(toFieldKey(service, 'ladder'))}
          problemsShown={props.problemsShown}
          refusedTiers={props.refusedTiers?.get(service)}
          onChange={onChange}
          chosenServices={chosenServices}
        />
      ))}
    </>
  )
}

/** Returns the services' names as a stable list. Otherwise, each key press in a ladder would rerender every service. */
function useNames(services: BundleDraft['services']): readonly string[] {
  const names = services.map(({ service }) => service).join('\n')
  return useMemo(() => names.split('\n'), [names])
}

interface ServiceChoicesProps extends Pick<BundleFieldsProps, 'onChange' | 'ofClient'> {
  services: BundleDraft['services']
  client: BundleDraft['client']
  error: ReactNode
}

/**
 * Checkboxes for the services that the client has, and for the services that the client lacks. Memoized with a
 * comparison of the choices, because each key press in a ladder creates a new list of services.
 */
const ServiceChoices = memo(function ServiceChoices(props: ServiceChoicesProps) {
  const { services, client, ofClient, error, onChange } = props
  const { t } = useLingui()
  const errorId = useId()
  const reasonId = useId()
  const isOffered = (service: string) => !ofClient || ofClient.includes(service)
  const others = services.filter(({ service }) => !isOffered(service))
  return (
    <fieldset
      aria-label={t`Services`}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
    >
      <div className={classes.choices}>
        {services.map((choice) =>
          isOffered(choice.service) ? (
            <ServiceCheckbox key={choice.service} {...choice} onChange={onChange} />
          ) : null,
        )}
      </div>
      {client !== undefined && others.length > 0 ? (
        <>
          <p id={reasonId} className={`${common.note} ${classes.reason}`}>
            <Trans>The client does not have these services. They can be added to the client:</Trans>
            <SentenceGap />
            <NewTabLink to="/admin/clients/$clientId/edit" params={{ clientId: client }}>
              <Trans>Edit client</Trans>
            </NewTabLink>
          </p>
          <div className={classes.choices}>
            {others.map((choice) => (
              <ServiceCheckbox
                key={choice.service}
                {...choice}
                onChange={onChange}
                reasonId={reasonId}
              />
            ))}
          </div>
        </>
      ) : null}
      {error ? (
        <p id={errorId} className={`${common.error} ${classes.error}`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}, haveSameChoices)

interface ServiceCheckboxProps extends Pick<BundleFieldsProps, 'onChange'> {
  service: string
  isChosen: boolean
  /** The ID of the text that explains why the service cannot be chosen. */
  reasonId?: string
}

function ServiceCheckbox({ service, isChosen, onChange, reasonId }: ServiceCheckboxProps) {
  const serviceName = useServiceName()
  return (
    <Checkbox
      checked={isChosen}
      // A service copied from another bundle can still be deselected.
      disabled={reasonId !== undefined && !isChosen}
      aria-describedby={reasonId}
      onChange={({ currentTarget: { checked } }) =>
        onChange((before) => withService(before, service, { isChosen: checked }))
      }
      label={<bdi>{serviceName(service)}</bdi>}
    />
  )
}

function haveSameChoices(before: ServiceChoicesProps, after: ServiceChoicesProps): boolean {
  return (
    before.error === after.error &&
    before.onChange === after.onChange &&
    before.client === after.client &&
    before.ofClient === after.ofClient &&
    before.services.length === after.services.length &&
    before.services.every(
      ({ service, isChosen }, index) =>
        service === after.services[index]?.service && isChosen === after.services[index].isChosen,
    )
  )
}
