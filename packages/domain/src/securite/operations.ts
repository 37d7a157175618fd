/** What a security code may be asked for. */
export const operationsSecurite = [
  'ACTIVATE_AMF',
  'ACTIVATE_BIOMETRIE',
  'DESACTIVATE_AMF',
  'DESACTIVATE_BIOMETRIE',
  'LOGIN_AMF',
  'MODIFY_TEL_AMF',
  'VERIFY_AMF',
  'VERIFY_MAIL_AMF',
  'VERIFY_SMS_AMF',
  'VERIFY_UNAUTHENTICATED_AMF',
] as const
export type OperationSecurite = (typeof operationsSecurite)[number]

export const typesEnvoi = ['MAIL', 'SMS'] as const
export type TypeEnvoi = (typeof typesEnvoi)[number]
