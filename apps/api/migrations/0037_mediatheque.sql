CREATE TABLE "bibliotheque" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"titre" text NOT NULL,
	"alt" text,
	"bibliotheque_id" uuid,
	"tags" uuid[] DEFAULT '{}' NOT NULL,
	"nom_fichier" text NOT NULL,
	"type_mime" text NOT NULL,
	"taille" integer NOT NULL,
	"empreinte" text NOT NULL,
	"contenu" "bytea" NOT NULL,
	"supprime_le" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_code" text NOT NULL,
	"nom" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"modifie_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bibliotheque" ADD CONSTRAINT "bibliotheque_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_bibliotheque_id_bibliotheque_id_fk" FOREIGN KEY ("bibliotheque_id") REFERENCES "public"."bibliotheque"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_client_code_client_code_fk" FOREIGN KEY ("client_code") REFERENCES "public"."client"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_client" ON "media" USING btree ("client_code");--> statement-breakpoint
CREATE INDEX "media_corbeille" ON "media" USING btree ("supprime_le");