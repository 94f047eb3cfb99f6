import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ImageType } from '@/api/transactions/schema'
import type { ImageExportSearch } from './export-search'
import classes from './exports.module.css'
import ticks from '@/ui/table/table-tick.module.css'

const imageTypes = [
  { type: 'front', name: msg`Front` },
  { type: 'back', name: msg`Back` },
  { type: 'selfie', name: msg`Selfie` },
  { type: 'passport', name: msg`Passport` },
] as const

/** The images that an address asks for; without any choice it asks for all. */
export function chosenImages({ images }: Pick<ImageExportSearch, 'images'>): ImageType[] {
  const chosen = images?.split(',')
  return imageTypes.flatMap(({ type }) => (!chosen || chosen.includes(type) ? [type] : []))
}

interface ImageKindsProps {
  search: ImageExportSearch
  onSearch: (change: Pick<ImageExportSearch, 'images' | 'version'>) => void
}

/** Which images of a transaction are exported, and in which version. */
export function ImageKinds({ search, onSearch }: ImageKindsProps) {
  const { i18n } = useLingui()
  const chosen = chosenImages(search)
  const { images, version } = search

  function choose(type: ImageType, isChosen: boolean) {
    const next = imageTypes.flatMap((each) =>
      (each.type === type ? isChosen : chosen.includes(each.type)) ? [each.type] : [],
    )
    onSearch({ version, images: next.length === imageTypes.length ? undefined : next.join(',') })
  }

  return (
    <div className={classes.kinds}>
      <fieldset className={classes.set}>
        <legend className={classes.legend}>
          <Trans>Images</Trans>
        </legend>
        {imageTypes.map(({ type, name }) => (
          <label key={type} className={classes.choice}>
            <input
              type="checkbox"
              className={ticks.tick}
              checked={chosen.includes(type)}
              onChange={({ currentTarget }) => choose(type, currentTarget.checked)}
            />
            {i18n._(name)}
          </label>
        ))}
      </fieldset>
      <fieldset className={classes.set}>
        <legend className={classes.legend}>
          <Trans>Version</Trans>
        </legend>
        <label className={classes.choice}>
          <input
            type="radio"
            name="version"
            className={ticks.tick}
            checked={!version}
            onChange={() => onSearch({ images, version: undefined })}
          />
          <span>
            <Trans>Original</Trans>
            <span className={classes.hint}>
              <Trans>As it was taken</Trans>
            </span>
          </span>
        </label>
        <label className={classes.choice}>
          <input
            type="radio"
            name="version"
            className={ticks.tick}
            checked={version === 'boxed'}
            onChange={() => onSearch({ images, version: 'boxed' })}
          />
          <span>
            <Trans>Boxed</Trans>
            <span className={classes.hint}>
              <Trans>With a box around each field that was read</Trans>
            </span>
          </span>
        </label>
      </fieldset>
    </div>
  )
}
