import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Neighbors } from '@/features/record-list/list-neighbors'
import { recognizeSearch } from '@/features/record-list/recognize-search'
import { cleanText } from '@/lib/fold-text'
import { isId } from '@/lib/id'
import classes from './session-compare.module.css'

/**
 * Whether the text may identify a person, so it must not appear in the URL. An ID with only digits may be a session ID.
 */
function mayIdentifyPerson(text: string): boolean {
  const kind = recognizeSearch(text)?.kind
  return kind === 'nationalId' || kind === 'phone' || /[^!-~]|@/.test(text)
}

interface CompareFormProps {
  sessionId: string
  otherId: string
  neighbors: Neighbors | undefined
  links: SessionLinks
  /** Returns the navigation target that compares this session with another session. */
  withOther: (sessionId: string, bundleId?: string) => SessionTarget
}

/**
 * Form that picks the other session by pasted ID or from the neighbors in the list. Use a `key` per pair of sessions.
 */
export function CompareForm(props: CompareFormProps) {
  const { sessionId, otherId, neighbors, links, withOther } = props
  const { t } = useLingui()
  const [text, setText] = useState(otherId)
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field if no other session is chosen, because the screen then shows no comparison.
  useEffect(() => {
    if (otherId === '') field.current?.focus()
  }, [otherId])
  const sameSession = t`This is the same session.`
  const [problem, setProblem] = useState(otherId === sessionId ? sameSession : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = cleanText(text)
    if (id === '') setProblem(t`Paste a session ID.`)
    else if (id === sessionId) setProblem(sameSession)
    else if (!isId(id) || mayIdentifyPerson(id)) setProblem(t`This is not a session ID.`)
    else links.go(withOther(id))
  }
  const neighbor = (step: Neighbors['next'], label: string) =>
    step ? (
      <Link {...links.to(withOther(step.id, step.bundleId))} className={classes.neighbor}>
        {label}
      </Link>
    ) : null
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        label={t`ID of the other session`}
        description={t`Must be in the same bundle. To compare across bundles, choose a session below.`}
        value={text}
        error={problem}
        ref={field}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="default">
        <Trans>Compare</Trans>
      </Button>
      {neighbor(neighbors?.previous, t`With the previous session`)}
      {neighbor(neighbors?.next, t`With the next session`)}
    </form>
  )
}
