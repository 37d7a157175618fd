CREATE TABLE "cle_acces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"compte_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"cle_publique" text NOT NULL,
	"compteur" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"libelle" text NOT NULL,
	"is_synchronisable" boolean NOT NULL,
	"is_synchronisee" boolean NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"utilisee_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "defi_cle_acces" (
	"but" text NOT NULL,
	"sujet" text NOT NULL,
	"defi" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "defi_cle_acces_but_sujet_pk" PRIMARY KEY("but","sujet")
);
--> statement-breakpoint
CREATE TABLE "lien" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"compte_id" uuid NOT NULL,
	"but" text NOT NULL,
	"nouvel_identifiant" text,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consentement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consentement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"compte_id" uuid NOT NULL,
	"nom_consentement" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"libelle" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demande" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"numero_contrat" text NOT NULL,
	"acte" text NOT NULL,
	"data" text NOT NULL,
	"mode_gestion" text NOT NULL,
	"etat" text NOT NULL,
	"cle_idempotence" text,
	"cree_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_categorie" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"name" text NOT NULL,
	"ordre" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_commentaire" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"question_id" uuid NOT NULL,
	"texte" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_lien" (
	"question_id" uuid NOT NULL,
	"reliee_id" uuid NOT NULL,
	"ordre" integer NOT NULL,
	CONSTRAINT "faq_lien_question_id_reliee_id_pk" PRIMARY KEY("question_id","reliee_id")
);
--> statement-breakpoint
CREATE TABLE "faq_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"categorie_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"mots_cles" text[] DEFAULT '{}' NOT NULL,
	"lectorat" text DEFAULT 'visiteur' NOT NULL,
	"ordre" integer NOT NULL,
	"publie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "faq_recherche_vide" (
	"client_code" text NOT NULL,
	"texte" text NOT NULL,
	"nombre" integer NOT NULL,
	"derniere_le" timestamp with time zone NOT NULL,
	CONSTRAINT "faq_recherche_vide_client_code_texte_pk" PRIMARY KEY("client_code","texte")
);
--> statement-breakpoint
CREATE TABLE "faq_statistique" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"lectures" integer DEFAULT 0 NOT NULL,
	"utiles" integer DEFAULT 0 NOT NULL,
	"inutiles" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fichier" (
	"remote_file_name" text PRIMARY KEY NOT NULL,
	"client_code" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"local_file_name" text NOT NULL,
	"input_name" text NOT NULL,
	"type_mime" text NOT NULL,
	"taille" integer NOT NULL,
	"empreinte" text NOT NULL,
	"depose_le" timestamp with time zone NOT NULL,
	"analyse_le" timestamp with time zone,
	"rattache_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_code" text NOT NULL,
	"channel" text NOT NULL,
	"destinataire_empreinte" text NOT NULL,
	"contenu" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"prochain_essai_le" timestamp with time zone NOT NULL,
	"envoye_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "autorisation_securite" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"compte_id" uuid NOT NULL,
	"session_empreinte" text,
	"operation" text NOT NULL,
	"empreinte" text NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"utilisee_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "budget_securite" (
	"quoi" text NOT NULL,
	"qui" text NOT NULL,
	"nombre" integer NOT NULL,
	"depuis" timestamp with time zone NOT NULL,
	CONSTRAINT "budget_securite_quoi_qui_pk" PRIMARY KEY("quoi","qui")
);
--> statement-breakpoint
CREATE TABLE "code_securite" (
	"compte_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"empreinte" text NOT NULL,
	"send_type" text NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"consomme_le" timestamp with time zone,
	CONSTRAINT "code_securite_compte_id_operation_pk" PRIMARY KEY("compte_id","operation")
);
--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "telephone_confirme_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "is_telephone_interdit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "is_amf" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "cgu_acceptees_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "is_dematerialise" boolean;--> statement-breakpoint
ALTER TABLE "compte" ADD COLUMN "dematerialise_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cle_acces" ADD CONSTRAINT "cle_acces_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lien" ADD CONSTRAINT "lien_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consentement" ADD CONSTRAINT "consentement_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demande" ADD CONSTRAINT "demande_client_code_numero_contrat_contrat_client_code_numero_fk" FOREIGN KEY ("client_code","numero_contrat") REFERENCES "public"."contrat"("client_code","numero") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_categorie" ADD CONSTRAINT "faq_categorie_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_commentaire" ADD CONSTRAINT "faq_commentaire_question_id_faq_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_lien" ADD CONSTRAINT "faq_lien_question_id_faq_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_lien" ADD CONSTRAINT "faq_lien_reliee_id_faq_question_id_fk" FOREIGN KEY ("reliee_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_question" ADD CONSTRAINT "faq_question_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_question" ADD CONSTRAINT "faq_question_categorie_id_faq_categorie_id_fk" FOREIGN KEY ("categorie_id") REFERENCES "public"."faq_categorie"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_recherche_vide" ADD CONSTRAINT "faq_recherche_vide_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_statistique" ADD CONSTRAINT "faq_statistique_question_id_faq_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."faq_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fichier" ADD CONSTRAINT "fichier_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fichier" ADD CONSTRAINT "fichier_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autorisation_securite" ADD CONSTRAINT "autorisation_securite_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_securite" ADD CONSTRAINT "code_securite_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cle_acces_credential" ON "cle_acces" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "cle_acces_compte" ON "cle_acces" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "defi_cle_acces_expire" ON "defi_cle_acces" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "lien_compte" ON "lien" USING btree ("compte_id","but");--> statement-breakpoint
CREATE INDEX "lien_expire" ON "lien" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "consentement_compte" ON "consentement" USING btree ("compte_id","nom_consentement","id");--> statement-breakpoint
CREATE UNIQUE INDEX "demande_cle" ON "demande" USING btree ("compte_id","cle_idempotence");--> statement-breakpoint
CREATE INDEX "demande_recue" ON "demande" USING btree ("client_code","numero_contrat","acte") WHERE etat = 'recue';--> statement-breakpoint
CREATE UNIQUE INDEX "faq_categorie_nom" ON "faq_categorie" USING btree ("client_code","name");--> statement-breakpoint
CREATE INDEX "faq_commentaire_question" ON "faq_commentaire" USING btree ("question_id","le");--> statement-breakpoint
CREATE INDEX "faq_lien_reliee" ON "faq_lien" USING btree ("reliee_id");--> statement-breakpoint
CREATE INDEX "faq_question_categorie" ON "faq_question" USING btree ("categorie_id");--> statement-breakpoint
CREATE INDEX "fichier_compte" ON "fichier" USING btree ("compte_id","depose_le");--> statement-breakpoint
CREATE INDEX "fichier_a_rattacher" ON "fichier" USING btree ("depose_le") WHERE "fichier"."rattache_le" is null;--> statement-breakpoint
CREATE INDEX "fichier_a_analyser" ON "fichier" USING btree ("depose_le") WHERE "fichier"."analyse_le" is null;--> statement-breakpoint
CREATE INDEX "message_client" ON "message" USING btree ("client_code","id");--> statement-breakpoint
CREATE INDEX "message_destinataire" ON "message" USING btree ("client_code","destinataire_empreinte","id");--> statement-breakpoint
CREATE INDEX "message_en_attente" ON "message" USING btree ("prochain_essai_le") WHERE envoye_le is null;--> statement-breakpoint
CREATE INDEX "autorisation_securite_compte" ON "autorisation_securite" USING btree ("compte_id","operation");--> statement-breakpoint
CREATE INDEX "autorisation_securite_expire" ON "autorisation_securite" USING btree ("expire_le");
--> statement-breakpoint
-- What the help service publishes is kept in memory: any change is announced to every node when it is
-- committed, whichever statement made it. Several statements of one transaction make one announcement.
CREATE FUNCTION annonce_faq() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('invalidation', 'faq');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER faq_categorie_modifiee AFTER INSERT OR UPDATE OR DELETE ON "faq_categorie" FOR EACH STATEMENT EXECUTE FUNCTION annonce_faq();
--> statement-breakpoint
CREATE TRIGGER faq_question_modifiee AFTER INSERT OR UPDATE OR DELETE ON "faq_question" FOR EACH STATEMENT EXECUTE FUNCTION annonce_faq();
--> statement-breakpoint
CREATE TRIGGER faq_lien_modifie AFTER INSERT OR UPDATE OR DELETE ON "faq_lien" FOR EACH STATEMENT EXECUTE FUNCTION annonce_faq();
