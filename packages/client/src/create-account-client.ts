import type * as contract from '@swatchwork/contract';

import { type CallOptions, type ClientOptions, createSend } from './request.ts';

/**
 * The calls of accounts. They have a module of their own so that pages without accounts do not load
 * them. Most calls need a token; those that sign in, register or take the token of a mailed link do
 * not. Every call rejects with an `ApiError` when the answer is not a success.
 */
export function createAccountClient(options: ClientOptions) {
  const send = createSend(options);
  return {
    /** `conflict` says which of username and email is taken. */
    register: (body: contract.RegisterRequest, call?: CallOptions) =>
      send<contract.SessionAnswer>('POST', '/auth/register', { ...call, body }),

    login: (body: contract.LoginRequest, call?: CallOptions) =>
      send<contract.SessionAnswer>('POST', '/auth/login', { ...call, body }),

    /** Ends the session: the token becomes invalid. */
    logout: (call?: CallOptions) => send<contract.DoneAnswer>('POST', '/auth/logout', call),

    me: (call?: CallOptions) => send<contract.User>('GET', '/auth/me', call),

    /** Changes names and username; omitted fields stay. */
    update: (body: contract.ProfileRequest, call?: CallOptions) =>
      send<contract.User>('PUT', '/auth/me', { ...call, body }),

    /** Signs out every other device and, by default, ends the API keys. */
    changePassword: (body: contract.PasswordChangeRequest, call?: CallOptions) =>
      send<contract.DoneAnswer>('POST', '/auth/password', { ...call, body }),

    changeEmail: (body: contract.EmailChangeRequest, call?: CallOptions) =>
      send<contract.User>('POST', '/auth/email', { ...call, body }),

    /** Mails the link that confirms the address again, unless the address is confirmed already. */
    askToConfirmEmail: (call?: CallOptions) =>
      send<contract.User>('POST', '/auth/email/confirmation', call),

    /** Needs the token of that link. */
    confirmEmail: (body: contract.EmailTokenRequest, call?: CallOptions) =>
      send<contract.DoneAnswer>('POST', '/auth/confirm-email', { ...call, body }),

    /**
     * For a recipient who never gave their address: with the same token, the account loses the
     * address.
     */
    refuseEmail: (body: contract.EmailTokenRequest, call?: CallOptions) =>
      send<contract.DoneAnswer>('POST', '/auth/refuse-email', { ...call, body }),

    /** Mails a link, if there is such an account. */
    forgotPassword: (body: contract.ForgotPasswordRequest, call?: CallOptions) =>
      send<contract.ForgotPasswordAnswer>('POST', '/auth/forgot-password', { ...call, body }),

    /** Needs the token of that link. */
    resetPassword: (body: contract.ResetPasswordRequest, call?: CallOptions) =>
      send<contract.DoneAnswer>('POST', '/auth/reset-password', { ...call, body }),

    /** Everything that is stored with the account. */
    export: (call?: CallOptions) => send<contract.AccountExport>('GET', '/auth/me/export', call),

    /** Deletes the account and all that belongs to it. */
    delete: (body: contract.AccountDeletionRequest, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', '/auth/me', { ...call, body }),

    /** The favorite colors, newest first. */
    colors: (call?: CallOptions) => send<contract.SavedColorList>('GET', '/user/colors', call),

    deleteColor: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/user/colors/${id}`, call),

    /** Recent events of the account, newest first. */
    activity: (call?: CallOptions) => send<contract.ActivityList>('GET', '/user/activity', call),

    /** What moderators did to the palettes and the account of the reader, as long as it holds. */
    notices: (call?: CallOptions) =>
      send<contract.ModerationNoticeList>('GET', '/user/notices', call),

    /** Answers a notice, once. */
    answerNotice: (id: string, body: contract.NoticeAnswerRequest, call?: CallOptions) =>
      send<contract.ModerationNotice>('POST', `/user/notices/${id}/answer`, { ...call, body }),

    /** The valid API keys, newest first. */
    keys: (call?: CallOptions) => send<contract.ApiKeyList>('GET', '/user/keys', call),

    /** Only this answer ever contains the key. */
    createKey: (body: contract.CreateApiKeyRequest, call?: CallOptions) =>
      send<contract.NewApiKey>('POST', '/user/keys', { ...call, body }),

    /** Where the account is signed in, the last used first. */
    sessions: (call?: CallOptions) => send<contract.SessionList>('GET', '/auth/sessions', call),

    endSession: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/auth/sessions/${id}`, call),

    /** Signs out every other device. */
    endOtherSessions: (call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', '/auth/sessions', call),

    revokeKey: (id: string, call?: CallOptions) =>
      send<contract.DoneAnswer>('DELETE', `/user/keys/${id}`, call),
  };
}

export type AccountClient = ReturnType<typeof createAccountClient>;
