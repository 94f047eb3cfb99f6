import type { LoginFacts } from '@/auth/session/stored-session'
import type { AdminLogin, ClientLogin } from '@/backend/login'

/** The facts that are stored of a client's login, for every call that returns one. */
export function clientFacts(response: ClientLogin): LoginFacts {
  return {
    ...common(response),
    ...(response.account_type ? { accountType: response.account_type } : {}),
    isInitialized: response.is_initialized,
    bundles: response.bundles,
    permissions: [],
  }
}

export function adminFacts(response: AdminLogin): LoginFacts {
  return {
    ...common(response),
    isInitialized: true,
    bundles: [],
    permissions: response.permissions_list,
  }
}

function common(response: AdminLogin | ClientLogin) {
  return {
    name: response.name ?? '',
    accessToken: response.access_token,
    refreshToken: response.refresh_token,
  }
}
