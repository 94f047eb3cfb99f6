import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { useId, useRef, useState, type ReactNode } from 'react'
import { createSpecimenFile } from '@/browser/create-specimen-file'
import { formatBytes } from '@/lib/format-amounts'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './console.module.css'

interface ImageInputProps {
  /** Field name, such as `front_img`. */
  label: string
  name: string
  required: boolean
  description: string
  file: File | undefined
  error: ReactNode
  onFile: (file: File | undefined) => void
}

const ACCEPTED = 'image/jpeg,image/png'

/** File picker for an image field. The file stays in this page until the user sends the request. */
export function ImageInput(props: ImageInputProps) {
  const { label, name, required, description, file, error, onFile } = props
  const { t, i18n } = useLingui()
  const id = useId()
  const reset = useRef<() => void>(null)
  const [refused, setRefused] = useState<string>()
  const problem = refused ?? (file ? undefined : error)

  const take = (chosenFile: File | undefined) => {
    if (!chosenFile) return
    const isAccepted = ACCEPTED.split(',').includes(chosenFile.type)
    setRefused(isAccepted ? undefined : t`Choose a JPEG or PNG file`)
    onFile(isAccepted ? chosenFile : undefined)
  }
  const takeSpecimen = async () => take(await createSpecimenFile(label))

  return (
    <div role="group" aria-labelledby={id} className={classes.image}>
      <div id={id} className={common.label} dir="ltr">
        {label} {required ? null : <OptionalMark />}
      </div>
      <p className={`${common.note} ${classes.description}`}>{description}</p>
      <div className={common.row}>
        <FileButton
          accept={ACCEPTED}
          inputProps={{ 'aria-label': t`File for ${label}` }}
          resetRef={reset}
          onChange={(chosenFile) => {
            take(chosenFile ?? undefined)
            // Allows choosing the same file again.
            reset.current?.()
          }}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="xs"
              name={name}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}error` : undefined}
            >
              <Trans>Choose a file</Trans>
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" size="xs" onClick={() => void takeSpecimen()}>
          <Trans>Use a sample image</Trans>
        </Button>
        <span role="status" className={`${common.note} ${classes.fileName}`}>
          {file ? (
            <bdi translate="no">
              {file.name}, {formatBytes(file.size, i18n.locale)}
            </bdi>
          ) : null}
        </span>
      </div>
      {problem ? (
        <p id={`${id}error`} className={common.error}>
          {problem}
        </p>
      ) : null}
    </div>
  )
}

export function OptionalMark() {
  return (
    <span className={`${common.note} ${classes.optional}`}>
      <Trans>optional</Trans>
    </span>
  )
}
