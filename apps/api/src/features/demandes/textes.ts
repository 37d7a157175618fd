export const textes = {
  cleDejaUtilisee: 'Une autre demande a déjà été envoyée avec la même clé d’idempotence',
} as const
