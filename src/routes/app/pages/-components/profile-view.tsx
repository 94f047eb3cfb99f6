import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Profile } from '@/backend/account'
import type { SignupOption } from '@/backend/signup'
import { useAccountTypeName } from '@/features/labels/account-type-names'
import { useDefaultOptions } from '@/features/labels/default-options'
import { humanize } from '@/lib/format'
import { WebsiteLink } from '@/ui/display/website-link'
import { Card } from '@/ui/display/card'
import { CopyButton } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { Badge } from '@/ui/display/badge'
import { Time } from '@/ui/display/time'
import common from '@/ui/display/common.module.css'
import classes from './profile-view.module.css'

/** The user's account. Nothing is masked, because the data is the user's own. */
export function ProfileView({ profile }: { profile: Profile }) {
  const { t } = useLingui()
  const { email_verified: verified } = profile
  const options = useDefaultOptions()
  return (
    <div className={`${common.stack} ${common.links} ${classes.cards}`}>
      <Card title={t`About you`}>
        <FactList
          facts={[
            { key: 'name', label: t`Name`, value: <Data>{profile.name}</Data> },
            {
              key: 'email',
              label: t`Email`,
              value: (
                <span className={`${common.inline} ${classes.line}`}>
                  <CopyableValue value={profile.email} label={t`email`} />
                  {verified === undefined || !profile.email ? null : verified ? (
                    <Badge tone="success">
                      {t({ message: 'Verified', context: 'email or phone' })}
                    </Badge>
                  ) : (
                    <Badge tone="warning">{t`Not verified`}</Badge>
                  )}
                </span>
              ),
            },
            {
              key: 'phone',
              label: t`Phone number`,
              value: <CopyableValue value={profile.phone_number} label={t`phone number`} />,
            },
            {
              key: 'role',
              label: t`Role`,
              value: <Data>{findOptionName(options.roles, profile.role)}</Data>,
            },
          ]}
        />
      </Card>
      <Card title={t`Company`}>
        <FactList
          facts={[
            {
              key: 'company',
              label: t({ message: 'Name', context: 'of a company' }),
              value: <Data>{profile.company_name}</Data>,
            },
            {
              key: 'website',
              label: t`Website`,
              value: <WebsiteLink address={profile.company_website} />,
            },
            {
              key: 'industry',
              label: t`Industry`,
              value: <Data>{findOptionName(options.industries, profile.industry)}</Data>,
            },
          ]}
        />
      </Card>
      <Card title={t`Sign-in`}>
        <FactList
          facts={[
            {
              key: 'type',
              label: t`Sign-in method`,
              value: <SignInMethod type={profile.account_type} />,
            },
            {
              key: 'last',
              label: t`Last sign-in`,
              value: <Time value={profile.last_login_at} />,
            },
            {
              key: 'since',
              label: t`Account created`,
              value: <Time value={profile.created_at} />,
            },
          ]}
        />
      </Card>
    </div>
  )
}

function SignInMethod({ type }: { type: string | undefined }) {
  const { t } = useLingui()
  const typeName = useAccountTypeName()
  if (type !== 'email') return <Data>{type && typeName(type)}</Data>
  return (
    <span className={`${common.inline} ${classes.line}`}>
      {t`Email and password`}
      <Link to="/app/pages/change-password">
        <Trans>Change password</Trans>
      </Link>
    </span>
  )
}

function CopyableValue({ value, label }: { value: string | undefined; label: string }) {
  return (
    <span className={classes.copyable}>
      <Data>{value && <Breakable text={value} />}</Data>
      {value ? <CopyButton value={value} label={label} /> : null}
    </span>
  )
}

/** Lets an email address wrap before the @ if it doesn't fit on one line. */
function Breakable({ text }: { text: string }) {
  const host = text.indexOf('@')
  return host < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, host)}
      <wbr />
      {text.slice(host)}
    </>
  )
}

/** Returns a code's name from the sign-up options, or readable words for an unknown code. */
function findOptionName(
  options: readonly SignupOption[],
  code: string | undefined,
): string | undefined {
  return options.find(({ value }) => value === code)?.label ?? (code && humanize(code))
}
