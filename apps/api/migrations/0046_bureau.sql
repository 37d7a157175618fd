ALTER TABLE "contenu" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "contenu_revision" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD COLUMN "audience_id" uuid;--> statement-breakpoint
ALTER TABLE "contenu" ADD CONSTRAINT "contenu_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nouveaute" ADD CONSTRAINT "nouveaute_audience_id_audience_id_fk" FOREIGN KEY ("audience_id") REFERENCES "public"."audience"("id") ON DELETE no action ON UPDATE no action;