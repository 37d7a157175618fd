import { isEmail } from './email.ts'
import { messageNom } from './message-nom.ts'

/** Who says they are asking, without an account, as they type it. */
export type DemandeurSansCompte = {
  prenom: string
  nom: string
  email: string
  numeroContrat: string
}

const NUMERO_MAX = 50

/** What is wrong with it. Others read the words of a stranger, so these may only say who asks. */
export const validateDemandeur = ({ prenom, nom, email, numeroContrat }: DemandeurSansCompte) => ({
  prenom: messageNom('Le prénom', 'Écrivez votre prénom')(prenom),
  nom: messageNom('Le nom', 'Écrivez votre nom')(nom),
  email: isEmail(email.trim())
    ? null
    : 'Écrivez une adresse e-mail valide, par exemple nom@exemple.fr',
  numeroContrat: messageNumero(numeroContrat.trim()),
})

/** Empty where they do not know it. */
function messageNumero(numero: string): string | null {
  if (numero.length > NUMERO_MAX)
    return `Le numéro de contrat ne doit pas dépasser ${NUMERO_MAX} caractères`
  return /^[\p{L}\d /-]*$/u.test(numero)
    ? null
    : 'Le numéro de contrat ne contient que des lettres, des chiffres, des espaces et des tirets'
}
