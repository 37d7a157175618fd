import { validateDemandeur } from '@espace-adherent/domain/identite/sans-compte.ts'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ, type Formulaire } from '@espace-adherent/ui/forms'
import css from './sans-compte.module.css'
import { textes } from './textes.ts'

/** Who asks, as they say it. Prefixed: an act may have fields of the same names. */
export type SaisieIdentite = {
  quiPrenom: string
  quiNom: string
  quiEmail: string
  quiContrat: string
}

export const identiteVide: SaisieIdentite = {
  quiPrenom: '',
  quiNom: '',
  quiEmail: '',
  quiContrat: '',
}

export const identiteDe = ({ quiPrenom, quiNom, quiEmail, quiContrat }: SaisieIdentite) => ({
  prenom: quiPrenom.trim(),
  nom: quiNom.trim(),
  email: quiEmail.trim(),
  numeroContrat: quiContrat.trim(),
})

export function fautesIdentite(saisie: SaisieIdentite) {
  const { prenom, nom, email, numeroContrat } = validateDemandeur(identiteDe(saisie))
  return { quiPrenom: prenom, quiNom: nom, quiEmail: email, quiContrat: numeroContrat }
}

/** What the server found wrong, under the names of these fields. */
export const champsIdentite = (champs: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(champs).map(([champ, faute]) => [noms.get(champ) ?? champ, faute]),
  )

const noms = new Map([
  ['identite.prenom', 'quiPrenom'],
  ['identite.nom', 'quiNom'],
  ['identite.email', 'quiEmail'],
  ['identite.numeroContrat', 'quiContrat'],
])

export function IdentiteFields({ form }: { form: Formulaire<SaisieIdentite> }) {
  return (
    <>
      <div className={css.deux}>
        <Champ form={form} name="quiPrenom">
          {(champ) => (
            <TextField {...champ} label={textes.prenom} required autoComplete="given-name" />
          )}
        </Champ>
        <Champ form={form} name="quiNom">
          {(champ) => (
            <TextField {...champ} label={textes.nom} required autoComplete="family-name" />
          )}
        </Champ>
      </div>
      <Champ form={form} name="quiEmail">
        {(champ) => (
          <TextField
            {...champ}
            label={textes.email}
            hint={textes.emailAide}
            required
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Champ>
      <Champ form={form} name="quiContrat">
        {(champ) => (
          <TextField
            {...champ}
            label={textes.contrat}
            hint={textes.contratAide}
            autoComplete="off"
          />
        )}
      </Champ>
    </>
  )
}
