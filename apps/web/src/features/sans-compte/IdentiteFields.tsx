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

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const fautesIdentite = ({ quiPrenom, quiNom, quiEmail }: SaisieIdentite) => ({
  quiPrenom: quiPrenom.trim() === '' ? textes.requis.prenom : null,
  quiNom: quiNom.trim() === '' ? textes.requis.nom : null,
  quiEmail: EMAIL.test(quiEmail.trim()) ? null : textes.requis.email,
})

export const identiteDe = ({ quiPrenom, quiNom, quiEmail, quiContrat }: SaisieIdentite) => ({
  prenom: quiPrenom.trim(),
  nom: quiNom.trim(),
  email: quiEmail.trim(),
  numeroContrat: quiContrat.trim(),
})

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
