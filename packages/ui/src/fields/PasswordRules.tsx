import { reglesMotDePasse, reglesSuivies } from '@espace-adherent/domain/identite/mot-de-passe.ts'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import css from './field.module.css'
import { textes } from './textes.ts'

/** The rules of a password, ticking themselves off as one types. */
export function PasswordRules({ value, longueurMin }: { value: string; longueurMin: number }) {
  const suivies = reglesSuivies(value, longueurMin)
  return (
    <ul className={css.rules} aria-label={textes.regles}>
      {reglesMotDePasse.map((regle) => {
        const Icon = suivies[regle] ? IconCircleCheck : IconCircle
        return (
          <li key={regle} className={css.rule} data-ok={suivies[regle] || undefined}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span>
              {textes.regle[regle](longueurMin)}
              <span className="visually-hidden">
                {' '}
                : {suivies[regle] ? textes.suivie : textes.aSuivre}
              </span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
