import { Trans, useLingui } from '@lingui/react/macro'
import type { Bundle } from '@/backend/bundles'
import type { ServiceSummary } from '@/features/service-api/catalog/types'
import { code as signatureCode } from '@/features/service-api/signature-samples?highlighted'
import { usePreference } from '@/stores/preferences'
import { Card } from '@/ui/display/card'
import { SentenceGap } from '@/ui/display/joined-text'
import { CodeBlock } from '@/ui/display/code-block'
import { useCallName } from './call-names'
import { DocsLink } from './docs-link'
import { CodeLanguageSelect } from './code-panel'
import type { DocsSearch } from './docs-address'
import { firstCalls, useSamples } from './docs-queries'
import { languageNames, sampleValues } from './samples'
import { SectionHeading } from './section-heading'
import { SpecimenButton } from './specimen-button'
import classes from './reference.module.css'

interface GettingStartedProps {
  search: DocsSearch
  bundle: Bundle | undefined
  /** Services of the bundle. */
  services: readonly ServiceSummary[]
}

/** Guide from the first token to the first verified response. */
export function GettingStarted({ search, bundle, services }: GettingStartedProps) {
  const { t } = useLingui()
  const language = usePreference('codeLanguage')
  const name = languageNames[language]
  return (
    <div className={classes.text}>
      {bundle && services.length > 0 ? (
        <BundleServices bundle={bundle} services={services} />
      ) : null}
      <p>
        <Trans>
          Your server calls the API over HTTPS. Keep every key on your server: no app or web page
          may contain one. Four steps take you to your first verified response.
        </Trans>
      </p>
      <div className={classes.language}>
        <CodeLanguageSelect />
      </div>

      <SectionHeading section="token" search={search}>
        <Trans>1. Get an access token</Trans>
      </SectionHeading>
      <p>
        <Trans>
          Exchange your account’s four credentials for an access token. Request a token for each
          person you verify. It is valid for ten minutes. Attempts are counted per token.
        </Trans>
        <SentenceGap />
        <ServiceLink id={firstCalls.token} search={search} />
      </p>
      <Sample id={firstCalls.token} bundle={bundle} />

      <SectionHeading section="first-call" search={search}>
        <Trans>2. Make the first call</Trans>
      </SectionHeading>
      <p>
        <Trans>
          Send the access token as the bearer token, and the bundle’s key in the body. The bundle
          determines which services you can call and how they are billed. A successful response has
          a result, the transaction ID and the number of attempts left. A response with an error
          code shows what went wrong. Keep the transaction ID for support.
        </Trans>
        <SentenceGap />
        <ServiceLink id={firstCalls.service} search={search} />
      </p>
      <Sample id={firstCalls.service} bundle={bundle} />

      <SectionHeading section="signature" search={search}>
        <Trans>3. Check the hmac header</Trans>
      </SectionHeading>
      <p>
        <Trans>
          A signed response has a header named hmac: an HMAC with SHA-512 in lowercase hexadecimal
          digits, computed with the bundle’s HMAC key. The hashed string contains the result’s
          values in the order of their keys, followed by the body’s other values in the order of
          theirs, with nothing in between. Strings are written as they are, everything else as JSON
          without spaces.
        </Trans>
      </p>
      <CodeBlock
        code={signatureCode[language] ?? []}
        label={t`Signature verification in ${name}`}
      />
      <p>
        <DocsLink search={{ section: 'verifier', bundle: search.bundle }}>
          <Trans>Verify a response on this page</Trans>
        </DocsLink>
      </p>

      <SectionHeading section="images" search={search}>
        <Trans>4. Test with sample images</Trans>
      </SectionHeading>
      <p>
        <Trans>
          Do not test with real people’s documents. These cards are drawn in your browser and show
          no real person. They are the size of a good photo, and the mock backend accepts them.
        </Trans>
      </p>
      <div className={classes.samples}>
        <SpecimenButton name="front_img">
          <Trans>Save the front side</Trans>
        </SpecimenButton>
        <SpecimenButton name="back_img">
          <Trans>Save the back side</Trans>
        </SpecimenButton>
        <SpecimenButton name="first_img">
          <Trans>Save a portrait</Trans>
        </SpecimenButton>
      </div>
    </div>
  )
}

function BundleServices({
  bundle,
  services,
}: {
  bundle: Bundle
  services: readonly ServiceSummary[]
}) {
  const callName = useCallName()
  return (
    <Card
      title={
        <Trans>
          Services in <bdi translate="no">{bundle.name}</bdi>
        </Trans>
      }
    >
      <ul className={classes.list}>
        {services.map(({ id }) => (
          <li key={id}>
            <DocsLink search={{ service: id, bundle: bundle.id }}>{callName(id)}</DocsLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Sample request in the user's programming language. The surrounding text works without it. */
function Sample({ id, bundle }: { id: string; bundle: Bundle | undefined }) {
  const { t } = useLingui()
  const callName = useCallName()
  const language = usePreference('codeLanguage')
  const code = useSamples(id).data?.[language]
  if (!code) return null
  const service = callName(id)
  const name = languageNames[language]
  return <CodeBlock code={code} label={t`${service} in ${name}`} values={sampleValues(bundle)} />
}

function ServiceLink({ id, search }: { id: string; search: DocsSearch }) {
  return (
    <DocsLink search={{ service: id, bundle: search.bundle }}>
      <Trans>All fields and errors</Trans>
    </DocsLink>
  )
}
