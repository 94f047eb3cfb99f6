import { Component, use, type FunctionComponent, type ReactNode } from 'react'
import { locales } from '@/lib/locales'
import { toGalleryUrl, type GallerySearch } from './address'
import type { Examples } from './example'
import classes from './gallery.module.css'
import { getFolder, folders, parts } from './parts'

/** Shows the parts that the URL names, or one state of one part. */
export function Gallery({ search }: { search: GallerySearch }) {
  const { folder, part, state } = search
  const visibleParts = [...parts].filter(([name]) =>
    part ? name === part : `${getFolder(name)}/`.startsWith(folder && `${folder}/`),
  )
  const [only] = visibleParts
  if (part && state && only) return <OneState load={only[1]} name={state} />
  return (
    <div className={classes.page}>
      <Menu search={search} />
      <main className={classes.parts}>
        {visibleParts.length === 0 && <p>No part has this name. Choose one in the menu.</p>}
        {visibleParts.map(([name, load]) => (
          <Caught key={name}>
            <Part name={name} load={load} search={search} />
          </Caught>
        ))}
      </main>
    </div>
  )
}

function Menu({ search }: { search: GallerySearch }) {
  const { part, folder } = search
  return (
    <nav className={classes.menu} aria-label="Gallery">
      <Choices search={search} name="scheme" options={['light', 'dark']} />
      <Choices search={search} name="direction" options={['ltr', 'rtl']} />
      <Choices search={search} name="density" options={['comfortable', 'dense']} />
      <Choices search={search} name="locale" options={locales} />
      {folders.map((each) => (
        <section key={each}>
          <h2>
            <a
              href={toGalleryUrl(search, { folder: each, part: undefined })}
              aria-current={!part && each === folder ? 'page' : undefined}
            >
              {each}
            </a>
          </h2>
          <ul>
            {[...parts.keys()]
              .filter((name) => getFolder(name) === each)
              .map((name) => (
                <li key={name}>
                  <a
                    href={toGalleryUrl(search, { part: name })}
                    aria-current={name === part ? 'page' : undefined}
                  >
                    {name.slice(each.length + 1)}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <p>
        <a href={toGalleryUrl(search, { folder: '', part: undefined })}>All {parts.size} parts</a>
      </p>
    </nav>
  )
}

type ChoicesProps<Name extends keyof GallerySearch> = {
  search: GallerySearch
  name: Name
  options: readonly NonNullable<GallerySearch[Name]>[]
}

function Choices<Name extends 'scheme' | 'direction' | 'density' | 'locale'>({
  search,
  name,
  options,
}: ChoicesProps<Name>) {
  return (
    <p className={classes.choices}>
      {options.map((option) => (
        <a
          key={option}
          href={toGalleryUrl(search, { [name]: option })}
          aria-current={search[name] === option ? 'true' : undefined}
        >
          {option}
        </a>
      ))}
    </p>
  )
}

/** One promise per part, so a part suspends only once. */
const loadedExamples = new Map<() => Promise<Examples>, Promise<Examples>>()

function useExamples(load: () => Promise<Examples>): Examples {
  const examples = loadedExamples.get(load) ?? load()
  loadedExamples.set(load, examples)
  return use(examples)
}

type PartProps = { name: string; load: () => Promise<Examples>; search: GallerySearch }

function Part({ name, load, search }: PartProps) {
  const examples = useExamples(load)
  return (
    <section className={classes.part} aria-label={name}>
      <h1>
        <a href={toGalleryUrl(search, { part: name })}>{name}</a>
      </h1>
      {Object.entries(examples).map(([state, example]) => (
        <figure key={state}>
          <figcaption>
            <a href={toGalleryUrl(search, { part: name, state })}>{state}</a>
          </figcaption>
          {typeof example === 'function' ? (
            <Caught>
              <div className={classes.example}>
                <ExampleFrame of={example} />
              </div>
            </Caught>
          ) : (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of the gallery itself.
            <iframe
              title={`${name}, ${state}`}
              src={toGalleryUrl(search, { part: name, state })}
              style={{ width: example.width ?? 1024, height: example.height ?? 480 }}
              loading="lazy"
            />
          )}
        </figure>
      ))}
    </section>
  )
}

function OneState({ load, name }: { load: () => Promise<Examples>; name: string }) {
  const example = useExamples(load)[name]
  if (!example) return <p>The part has no separate state for this.</p>
  return (
    <div className={classes.framed}>
      <ExampleFrame of={'Framed' in example ? example.Framed : example} />
    </div>
  )
}

function ExampleFrame({ of: Example }: { of: FunctionComponent }) {
  return <Example />
}

/** Error boundary that shows a failed example's error, so the other examples still render. */
class Caught extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error ? <pre role="alert">{error.message}</pre> : this.props.children
  }
}
