import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Profile } from '@/api/account/schema'
import { humanise } from '@/lib/humanise'
import { normaliseWebsite } from '@/lib/website'
import { Card } from '@/ui/display/card'
import { CopyButton } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Badge } from '@/ui/display/badge'
import { Time } from '@/ui/display/time'
import classes from './profile-view.module.css'

/** The own account in full: nobody is veiled from their own data. */
export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { email_verified: verified } = profile
  return (
    <div className={classes.cards}>
      <Card title={t`You`}>
        <FactList
          facts={[
            { key: 'name', label: t`Name`, value: <Data>{profile.name}</Data> },
            {
              key: 'email',
              label: t`Email`,
              value: (
                <span className={classes.line}>
                  <Copied value={profile.email} label={t`email`} />
                  {verified === undefined || !profile.email ? null : verified ? (
                    <Badge tone="success">{t`Verified`}</Badge>
                  ) : (
                    <Badge tone="warning">{t`Not verified`}</Badge>
                  )}
                </span>
              ),
            },
            {
              key: 'phone',
              label: t`Phone number`,
              value: <Copied value={profile.phone_number} label={t`phone number`} />,
            },
            { key: 'role', label: t`Role`, value: <Data>{words(profile.role)}</Data> },
          ]}
        />
      </Card>
      <Card title={t`Company`}>
        <FactList
          facts={[
            { key: 'company', label: t`Name`, value: <Data>{profile.company_name}</Data> },
            {
              key: 'website',
              label: t`Website`,
              value: <Website address={profile.company_website} />,
            },
            { key: 'industry', label: t`Industry`, value: <Data>{words(profile.industry)}</Data> },
          ]}
        />
      </Card>
      <Card title={t`Sign-in`}>
        <FactList
          facts={[
            {
              key: 'type',
              label: t`You sign in with`,
              value: <SignInWay type={profile.account_type} />,
            },
            {
              key: 'last',
              label: t`Last sign-in`,
              value: <Time value={profile.last_login_at} />,
            },
            {
              key: 'since',
              label: t`Account since`,
              value: <Time value={profile.created_at} />,
            },
          ]}
        />
      </Card>
    </div>
  )
}

function SignInWay({ type }: { type: string | undefined }) {
  const { t } = useLingui()
  if (type !== 'email') return <Data>{words(type)}</Data>
  return (
    <span className={classes.line}>
      {t`Email and password`}
      <Link to="/app/pages/change-password">
        <Trans>Change password</Trans>
      </Link>
    </span>
  )
}

function Copied({ value, label }: { value: string | undefined; label: string }) {
  return (
    <span className={classes.line}>
      <Data>{value}</Data>
      {value ? <CopyButton value={value} label={label} /> : null}
    </span>
  )
}

/** A link only to what is an address of the web: anything else is shown as it came. */
function Website({ address }: { address: string | undefined }) {
  const url = address && normaliseWebsite(address)
  if (!url) return <Data>{address}</Data>
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Data>{address}</Data>
    </a>
  )
}

function words(code: string | undefined): string | undefined {
  return code ? humanise(code) : undefined
}
