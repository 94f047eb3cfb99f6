import type { LoginFacts } from '@/auth/session/stored-session'
import type { AdminLogin, ClientLogin } from './schema'

/** What is stored of a client's login, whichever call answered with it. */
export function clientFacts(answer: ClientLogin): LoginFacts {
  return {
    ...common(answer),
    ...(answer.account_type ? { accountType: answer.account_type } : {}),
    isInitialized: answer.is_initialized,
    bundles: answer.bundles,
    permissions: [],
  }
}

export function adminFacts(answer: AdminLogin): LoginFacts {
  return {
    ...common(answer),
    isInitialized: true,
    bundles: [],
    permissions: answer.permissions_list,
  }
}

function common(answer: AdminLogin | ClientLogin) {
  return {
    name: answer.name ?? '',
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token,
  }
}
