CREATE TABLE "absence" (
	"compte_id" uuid PRIMARY KEY NOT NULL,
	"jusqu_au" date NOT NULL,
	"remplacant_id" uuid
);
--> statement-breakpoint
CREATE TABLE "motif_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"geste" text NOT NULL,
	"acte" text,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"ordre" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"client_code" text NOT NULL,
	"objet" text NOT NULL,
	"cible" text NOT NULL,
	"compte_id" uuid NOT NULL,
	"vu_le" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_client_code_objet_cible_compte_id_pk" PRIMARY KEY("client_code","objet","cible","compte_id")
);
--> statement-breakpoint
DROP INDEX "demande_evenement_auteur";--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absence" ADD CONSTRAINT "absence_remplacant_id_compte_id_fk" FOREIGN KEY ("remplacant_id") REFERENCES "public"."compte"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "motif_decision" ADD CONSTRAINT "motif_decision_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_compte_id_compte_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."compte"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absence_remplacant" ON "absence" USING btree ("remplacant_id");--> statement-breakpoint
CREATE INDEX "motif_decision_client" ON "motif_decision" USING btree ("client_code","ordre");--> statement-breakpoint
CREATE INDEX "presence_compte" ON "presence" USING btree ("compte_id");--> statement-breakpoint
CREATE INDEX "presence_vue" ON "presence" USING btree ("vu_le");--> statement-breakpoint
CREATE INDEX "demande_evenement_auteur" ON "demande_evenement" USING btree ("auteur_id","le") WHERE auteur_id is not null;