import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Neighbours } from '@/features/record-list/list-neighbours'
import { isId } from '@/lib/id'
import classes from './session-compare.module.css'

interface CompareChoiceProps {
  target: SessionTarget
  other: string
  neighbours: Neighbours | undefined
  links: SessionLinks
}

/** Which session stands beside this one: a pasted id, or one of its neighbours. */
export function CompareChoice({ target, other, neighbours, links }: CompareChoiceProps) {
  const { t } = useLingui()
  const [text, setText] = useState(other)
  const field = useRef<HTMLInputElement>(null)
  // The form is the reason why this was opened.
  useEffect(() => {
    if (other === '') field.current?.focus()
  }, [other])
  const same = t`This is the same session.`
  const [problem, setProblem] = useState(other === target.sessionId ? same : undefined)
  const withOther = (compare: string) => ({
    ...target,
    search: { ...target.search, compare },
    openedAsOverlay: true,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = text.trim()
    if (id === '') setProblem(t`Paste the id of a session.`)
    else if (id === target.sessionId) setProblem(same)
    else if (!isId(id)) setProblem(t`This is not the id of a session.`)
    else links.go(withOther(id), { replace: true })
  }
  const neighbour = (step: Neighbours['next'], label: string) =>
    step ? links.to(withOther(step.id), { className: classes.near, children: label }) : null
  return (
    <form className={classes.choice} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        label={t`Id of the other session`}
        description={t`It must belong to the same bundle.`}
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
      {neighbour(neighbours?.previous, t`With the previous one`)}
      {neighbour(neighbours?.next, t`With the next one`)}
    </form>
  )
}
