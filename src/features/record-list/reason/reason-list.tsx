import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useBundleAnalytics } from '@/api/analytics'
import type { RealmName } from '@/lib/realm'
import { useServiceName } from '@/features/labels/names'
import { reasons } from '@/features/labels/problems/reasons'
import { cleanText, foldDigits, foldText } from '@/lib/fold-text'
import { toDateRange } from '@/lib/period/closed-period'
import type { Period } from '@/lib/period/period'
import { Num } from '@/ui/display/data'
import { HiddenText } from '@/ui/display/hidden-text'
import { elementById, focusedElement } from '@/browser/dom-lookups'
import { useCombobox } from '@/ui/overlays/use-combobox'
import type { ListedBundle } from '@/features/record-list/list-request'
import common from '@/ui/display/common.module.css'
import classes from './reason-list.module.css'

export interface ReasonListProps {
  /** Undefined in a merged list, because it shows no counts. */
  bundle: ListedBundle | undefined
  services: readonly string[]
  period: Period
  /** Whether the list contains sessions. Each count is a number of sessions, so only session lists show counts. */
  countsSessions: boolean
  /** Whether other filters narrow the list. The counts ignore these filters. */
  isNarrowed: boolean
  value: number | undefined
  onChoose: (code: number) => void
}

/** Shows an error code, followed by its name if it has one. */
export function ReasonName({ code }: { code: number }) {
  const { i18n } = useLingui()
  const knownReason = reasons.find((reason) => reason.code === code)
  return knownReason ? `${code} ${i18n._(knownReason.name)}` : code
}

/** Error code with the same maximum length as in the URL. */
const CODE = /^\d{1,6}$/

/** Lists reasons by service, searchable by name or code. The user can also enter any other code. */
export function ReasonList({ services, isNarrowed, value, onChoose, ...figures }: ReasonListProps) {
  const { t } = useLingui()
  const combobox = useCombobox({ alwaysOpen: true, onChoose: () => {} })
  const { query: text, change, input } = combobox
  const { listId, listRef, optionId, onActive } = combobox.list
  const counts = useCounts(figures)
  const groups = useReasonGroups(services, counts, value)
  const words = foldText(text).split(' ')
  const matchingGroups = groups.map(({ title, options }) => ({
    title,
    options: options.filter(({ code, name }) => {
      const all = foldText(`${code} ${name} ${title}`)
      return words.every((word) => all.includes(word))
    }),
  }))
  const codeText = foldDigits(cleanText(text))
  const isKnown = groups.some(({ options }) =>
    options.some(({ code }) => String(code) === codeText),
  )
  if (CODE.test(codeText) && !isKnown)
    // The last group contains the other codes.
    matchingGroups.at(-1)?.options.push({ code: Number(codeText), name: t`Code you entered` })
  const visibleGroups = matchingGroups.filter(({ options }) => options.length > 0)
  const all = visibleGroups.flatMap(({ options }) => options)
  const active = Math.min(combobox.list.active, all.length - 1)

  const activeId = optionId(active)
  useEffect(() => {
    elementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  return (
    <div className={classes.reasons}>
      <TextInput
        {...input}
        ref={takeFocus}
        aria-label={t`Find a reason`}
        placeholder={t`Name or code`}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {all.length > 0 ? (
        <div
          ref={listRef}
          role="listbox"
          // Prevents Firefox from making the scrollable list a tab stop after the field.
          tabIndex={-1}
          id={listId}
          aria-label={t`Reasons`}
          className={classes.list}
        >
          {visibleGroups.map(({ title, options }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={`${common.caption} ${classes.group}`} aria-hidden="true">
                {title}
              </div>
              {options.map((option) => {
                const index = all.indexOf(option)
                const count = counts?.get(option.code)
                return (
                  <button
                    key={option.code}
                    type="button"
                    role="option"
                    id={optionId(index)}
                    tabIndex={-1}
                    className={classes.option}
                    data-active={index === active || undefined}
                    aria-selected={option.code === value}
                    onPointerMove={() => (index === active ? undefined : onActive(index))}
                    onClick={() => onChoose(option.code)}
                  >
                    <bdi className={`${common.code} ${classes.code}`}>{option.code}</bdi>{' '}
                    <bdi className={classes.name}>{option.name}</bdi>{' '}
                    {count === undefined ? null : (
                      <span className={classes.count}>
                        <Num value={count} />
                      </span>
                    )}
                  </button>
                )
              })}
            </div>
          ))}
        </div>
      ) : (
        <p className={classes.none}>
          <Trans>No matching reason. Codes have up to 6 digits.</Trans>
        </p>
      )}
      {counts ? (
        <p className={`${common.caption} ${classes.note}`}>
          {isNarrowed ? (
            <Trans>Sessions in the period, before your other filters</Trans>
          ) : (
            <Trans>Sessions in the period</Trans>
          )}
        </p>
      ) : null}
      <div role="status">
        <HiddenText>
          {text ? <Plural value={all.length} one="# reason" other="# reasons" /> : null}
        </HiddenText>
      </div>
    </div>
  )
}

/** Moves the focus to the field if the panel opened before the field loaded, because the panel then has the focus. */
function takeFocus(field: HTMLInputElement | null): void {
  if (field && focusedElement()?.contains(field)) field.focus({ preventScroll: true })
}

/** Returns the period's number of sessions per error, or undefined if the counts aren't available. */
function useCounts(figures: Pick<ReasonListProps, 'bundle' | 'period' | 'countsSessions'>) {
  const scope = useScope()
  const { bundle, period, countsSessions } = figures
  const { auth } = useRouteContext({ strict: false })
  const { from = '', to = '' } = period
  const isAllowed =
    bundle !== undefined &&
    mayCount[scope.realm](bundle) &&
    (scope.realm === 'client' || auth?.profile().permissions.includes('bundle_analytics') === true)
  const { data, isPlaceholderData } = useBundleAnalytics(
    scope,
    { bundle_id: '', ...bundle, ...toDateRange({ from, to }) },
    { enabled: countsSessions && isAllowed && from !== '' && to !== '' },
  )
  if (!data?.errors || isPlaceholderData) return undefined
  return new Map(data.errors.map(({ error_code, count = 0 }) => [error_code, count]))
}

/** Whether the counts can be requested. For administrators, the request requires the bundle's client. */
const mayCount: Record<RealmName, (bundle: ListedBundle) => boolean> = {
  client: () => true,
  admin: ({ organization_id }) => organization_id !== undefined,
}

/** Returns reasons for a bundle's services, then reasons that apply to any service, then codes without a name. */
function useReasonGroups(
  services: readonly string[],
  counts: ReadonlyMap<number, number> | undefined,
  value: number | undefined,
) {
  const { t, i18n } = useLingui()
  const serviceName = useServiceName()
  const serviceByReason = new Map(
    reasons.map(({ code, services: its }) => [
      code,
      its && (services.find((service) => its.includes(service)) ?? its[0]),
    ]),
  )
  const listOptions = (service: string | undefined) =>
    reasons
      .filter(({ code }) => serviceByReason.get(code) === service)
      .map(({ code, name }) => ({ code, name: i18n._(name) }))
  const unnamedCodes = [...(counts?.keys() ?? []), ...(value === undefined ? [] : [value])]
    .filter((code, at, all) => !serviceByReason.has(code) && all.indexOf(code) === at)
    .map((code) => ({ code, name: '' }))
  return [
    ...services.map((service) => ({ title: serviceName(service), options: listOptions(service) })),
    { title: t`Any service`, options: listOptions(undefined) },
    { title: t`Other codes`, options: unnamedCodes },
  ]
}
