import { type CategorieDemo, question } from '../types.ts'

export const beneficiaires = (): CategorieDemo => ({
  name: 'Bénéficiaires',
  questions: [
    question('ajouter-beneficiaire', {
      title: 'Comment ajouter mon conjoint ou mon enfant ?',
      content: `
        <p>Dans votre espace, ouvrez <strong>Bénéficiaires</strong>, puis <strong>Ajouter un bénéficiaire</strong>. Joignez
         l’attestation de droits de la personne, et selon le cas un acte de naissance, le livret de famille
         ou l’attestation de PACS.</p>
        <p>Un nouveau-né est couvert <strong>dès sa naissance</strong> si vous nous le déclarez dans les trois
         mois. Les autres ajouts prennent effet le 1er du mois suivant.</p>`,
      motsCles: ['bébé', 'naissance', 'mariage', 'PACS', 'famille', 'inscrire', 'rattacher'],
      reliees: ['retirer-beneficiaire', 'teletransmission'],
      lectures: 128,
    }),
    question('retirer-beneficiaire', {
      title: 'Comment retirer un bénéficiaire de mon contrat ?',
      content: `
        <p>Ouvrez <strong>Bénéficiaires</strong>, puis <strong>Retirer un bénéficiaire</strong>. Dites qui quitte
         le contrat, et le motif : mutuelle d’entreprise, séparation, fin d’études, décès.</p>
        <p>Un justificatif est demandé pour un retrait en cours d’année. La date d’effet possible s’affiche
         avant que vous ne validiez.</p>`,
      motsCles: ['radier', 'radiation', 'divorce', 'séparation', 'décès', 'enlever', 'supprimer'],
      lectorat: 'connecte',
      reliees: ['ajouter-beneficiaire'],
      lectures: 52,
    }),
    question('enfant-etudiant', {
      title: 'Jusqu’à quel âge mon enfant est-il couvert ?',
      content: `
        <p>Jusqu’à la fin de l’année de ses <strong>20 ans</strong>, ou de ses <strong>28 ans</strong> s’il
         poursuit ses études, est apprenti ou cherche son premier emploi.</p>
        <p>Chaque automne, nous vous demandons un certificat de scolarité. Un enfant en situation de handicap
         reste couvert sans limite d’âge.</p>`,
      motsCles: ['étudiant', 'apprenti', 'limite d’âge', 'scolarité', 'majeur', 'fils', 'fille'],
      reliees: ['ajouter-beneficiaire'],
      lectures: 66,
    }),
  ],
})
