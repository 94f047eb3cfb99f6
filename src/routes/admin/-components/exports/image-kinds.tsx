import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Radio } from '@mantine/core'
import type { ExportedImage } from '@/backend/exports'
import type { ImageExportSearch } from './export-search'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

const imageTypes = [
  { type: 'front', name: msg`Front` },
  { type: 'back', name: msg({ message: 'Back', context: 'side of a document' }) },
  { type: 'selfie', name: msg`Selfie` },
  { type: 'passport', name: msg`Passport` },
] as const

/** Returns the available image kinds that the URL selects, or all available kinds if the URL contains no selection. */
export function chosenImages(
  { images }: Pick<ImageExportSearch, 'images'>,
  available: readonly ExportedImage[],
): readonly ExportedImage[] {
  const chosenKinds = images?.split(',')
  return chosenKinds ? available.filter((type) => chosenKinds.includes(type)) : available
}

interface ImageKindsProps {
  search: ImageExportSearch
  /** The image kinds that the bundle can contain. */
  available: readonly ExportedImage[]
  onSearch: (change: Pick<ImageExportSearch, 'images' | 'version'>) => void
}

/** Lets the user choose the transaction images to export, and their version. */
export function ImageKinds({ search, available, onSearch }: ImageKindsProps) {
  const { i18n } = useLingui()
  const chosenKinds = chosenImages(search, available)
  const { images, version } = search
  const visibleTypes = imageTypes.filter(({ type }) => available.includes(type))

  function choose(type: ExportedImage, isChosen: boolean) {
    const next = available.filter((each) => (each === type ? isChosen : chosenKinds.includes(each)))
    onSearch({ version, images: next.length === available.length ? undefined : next.join(',') })
  }

  return (
    <div className={common.form}>
      <fieldset className={classes.set}>
        <legend className={`${common.label} ${classes.legend}`}>
          <Trans>Images</Trans>
        </legend>
        {visibleTypes.length === 0 ? (
          <p className={common.note}>
            <Trans>This bundle’s services do not capture images.</Trans>
          </p>
        ) : null}
        {visibleTypes.map(({ type, name }) => (
          <Checkbox
            key={type}
            checked={chosenKinds.includes(type)}
            onChange={({ currentTarget: { checked: isChosen } }) => choose(type, isChosen)}
            label={i18n._(name)}
          />
        ))}
      </fieldset>
      <fieldset className={classes.set}>
        <legend className={`${common.label} ${classes.legend}`}>
          <Trans>Version</Trans>
        </legend>
        <Radio
          name="version"
          checked={!version}
          onChange={() => onSearch({ images, version: undefined })}
          description={<Trans>As captured</Trans>}
          label={<Trans>Original</Trans>}
        />
        <Radio
          name="version"
          checked={version === 'boxed'}
          onChange={() => onSearch({ images, version: 'boxed' })}
          description={<Trans>With a box around each field</Trans>}
          label={<Trans>Boxed</Trans>}
        />
      </fieldset>
    </div>
  )
}
