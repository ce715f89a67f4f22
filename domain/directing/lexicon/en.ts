import { type Lexicon, list, months } from './lexicon.ts';

export const en: Lexicon = {
  language: 'en',
  small: list(`
    the, and, of, to, for, with, that, is, our, in, on, your, you, we, from, it, are, this, make, how, now
  `),
  make: list(`
    make, put together, create, produce, generate, design, build, render, animate, give, craft, need, want, like, write,
    do
  `),
  film: list(`
    vid, vids, video*, clip*, film*, animation*, spot*, teaser*, trailer*, reel*, story, intro*, outro*, promo*,
    motion graphic*, explainer*, ad, advert*, commercial*, sting*, ident*, bumper*, short, shorts, short film*, montage*,
    infographic*, walkthrough*, tutorial*, recap*, announcement*, testimonial*, countdown*, title sequence*,
    product tour*, tour, app store preview*, app preview*, year in review, review of the year, invitation*, quote card*, title card*, greeting*, overview*, lesson*, primer*, highlights, comparison*, report, how-to, alert, piece
  `),
  link: list(`
    that, which, for, about, on, of, to, announcing, announces, announce, showing, shows, show, explaining,
    explains, explain, promoting, promotes, promote, introducing, introduces, introduce, presenting,
    presents, present, celebrating, celebrates, advertising, advertises, advertise, teaching, teaches,
    launching, launches, comparing, compares, compare, describing, describes, with, in which, where, titled,
    called, based on, telling, tells, inviting, invites, summarising, summarises, summarizing, summarizes,
    ranking, ranks, listing, lists, reporting, reports, walks through, walking through, featuring, as, people, viewers,
    developers
  `),
  direct: list(`
    show, display, include, feature, highlight, mention, use, end, end with, end on, start with, open with,
    open on, close with, close on, finish with, begin with, add, put, animate, fade, make, create, then show,
    reveal, bring in, the video, the film, the clip, this video, it should, ensure, cut to,
    transition, i want, i need, we want, we need, i would like, i'd like, scene, avoid, don't, do not,
    no music, no voiceover, the logo, focus on, emphasise, emphasize, aimed at, present, list, keep it,
    keep the, finally show, on screen
  `),
  craft: list(`
    style, tone, mood, look, feel, colour*, color*, font, fonts, palette, background*, music, voiceover, transition*,
    animation*, animated, format, duration, length, audience, aspect, typeface, typography, vibe, pacing,
    pace, aesthetic, landscape, portrait, vertical, square, fps, resolution, on-screen, screen, scene*,
    viewer*, camera, springy, easing, seconds long
  `),
  fields: {
    message: list('headline, message, title, topic, subject, claim, hook, key message, main message, slogan, text'),
    name: list(
      'name, brand, client, company, organisation, organization, product, app, brand name, company name, product name, event',
    ),
    tagline: list('tagline, subtitle, subhead, strapline, tag line, subline'),
    action: list(`
      phone, telephone, tel, phone number,
      cta, call to action, button, call-to-action, action, contact, website, url, link, sign up, register,
      end, ending, closing, outro, end card, closing card, final card, end frame, last frame, sign-off, last line, closing line, final line, end line
    `),
    date: list(
      'event date, valid, validity, valid until, valid for, valid from, valid on, effective, effective from, in force from, date, when, dates, day, deadline',
    ),
    time: list('time, doors, starts'),
    place: list('place, where, venue, location, city, address'),
    price: list('price from, prices from, starting price, price, tickets, ticket, cost, entry, admission, from'),
    code: list('code, coupon, promo code, voucher, discount code'),
    quote: list('quote, testimonial, review, customer quote'),
    steps: list('steps, step by step, how to, method, instructions, process, directions, recipe'),
    list: list(`
      features, benefits, tips, reasons, speakers, programme, program, topics, highlights, agenda, ingredients, extras,
      amenities, perks,
      includes, line-up, lineup, facts, key points, points, on stage, acts, figures, numbers, stats, data,
      results, mistakes
    `),
    before: list('before, old, old way, then, without, yesterday'),
    after: list('after, new, new way, now, with, today'),
    colours: list(`
      colours, colors, colour, color, palette, brand colours, brand colors, colour palette, color palette
    `),
    note: list(`
      style, visual direction, art direction, visual style, aesthetic, tone, mood, format, duration, length, len, dur, runtime, audience, music, font, fonts, typeface, look, goal,
      requirement, brand voice, aspect, aspect ratio, pacing, target audience, note, notes, typography, voice, fps,
      resolution, visuals, background, animation, layout, energy, language
    `),
  },
  cues: {
    launch: list(`
      new, introducing, introduce, introduces, meet, release*, now available, launch*, v2, beta, announc*,
      unveil*, ships, shipping, arrives, is here
    `),
    explainer: list('what is, why, how it works, works, explain*, understand, what are, the science of'),
    report: list(`
      result*, quarter*, survey, grew, kpi*, annual, report, revenue, growth, q1, q2, q3, q4, year in review,
      statistics, numbers, figures, year-end, data
    `),
    event: list(`
      join, ticket*, conference, opening, festival, concert, meetup, workshop, webinar, doors, exhibition,
      summit, event, party, fair, vote, election*, polls, invite*, invitation, gala, hackathon, live at
    `),
    hiring: list(`
      hiring, we are looking for, we're looking for, looking for a, wanted, role, roles, join our team, salary, remote, career*, vacanc*, apply, job, jobs, we're hiring,
      open position*, applications, apprentice*, days of holiday, days holiday
    `),
    comparison: list(`
      vs, versus, instead of, than, before and after, before/after, compare*, comparison, old way, new way,
      difference between, before, after, alternative*
    `),
    tutorial: list(`
      how to, step, steps, set up, recipe, tutorial, guide, instructions, finally, step-by-step, walkthrough,
      how-to
    `),
    testimonial: list(`
      review, reviews, stars, says, testimonial, customer story, customer, quote, said, what our customers say
    `),
    sting: list('logo sting, logo, ident, intro, outro, bumper, sting, logo animation, logo reveal'),
    alert: list(`
      maintenance, outage, recall, be offline, is offline, are offline, goes offline, unavailable, service interruption, deadline, important, change of, warning, notice, downtime, alert, closed,
      closure, urgent, disruption, power cut, cancelled, diversion
    `),
    tour: list('tour, features, dashboard, app, screen*, interface, product tour, overview, demo'),
    manifesto: list('we believe, stand for, mission, never, imagine, manifesto, belief, vision, our values'),
    offer: list(`
      sale, percent off, half off, code, until, today, discount, deal, offer, save, black friday, half price,
      clearance, last chance
    `),
    list: list(`
      things, top, tips, reasons, mistakes, ways, ideas, facts, habits, rules, lessons, signs
    `),
  },
  tones: {
    precise: list(`
      precise, technical, developer*, secure, data, engineer*, code, api, infrastructure, cli, deploy*,
      software, minimal*, clean, cloud
    `),
    premium: list(`
      premium, elegant, luxur*, refined, sophisticated, exclusive, jewel*, fashion, perfume, hotel, wine
    `),
    bold: list(`
      bold, loud, sport*, sale, urgent, powerful, strong, high-impact, punchy, discount, fitness, race,
      energetic, fast-paced
    `),
    warm: list(`
      warm, human, community, food, family, friendly, recipe, bakery, coffee, bread, kitchen, neighbour*,
      neighbor*, charity, homemade, cosy, cozy, soup, tea, cook*, bake*
    `),
    playful: list(`
      playful, fun, kids, party, colourful, colorful, children, toy*, game*, cheerful, birthday, ice cream,
      quirky, school
    `),
    calm: list(`
      calm, wellness, nature, medical, trust*, health*, sleep, yoga, meditation, clinic, garden, quiet, gentle,
      soothing, forest, spa
    `),
    corporate: list(`
      corporate, report, public, clear, professional, business, bank*, insurance, quarter*, results, finance,
      consult*, city council, company
    `),
    cinematic: list('cinematic, dramatic, dark, mystery, moody, epic, thriller, film festival, movie'),
    futuristic: list(`
      futuristic, ai, space, cyber, robot*, neural, quantum, satellite, rocket, sci-fi, machine learning, neon
    `),
    culture: list(`
      culture, cultural, museum, essay, classic*, library, exhibition, gallery, opera, theatre, literature,
      poetry, history, orchestra, book, books
    `),
    retro: list(`
      retro, handmade, analogue, analog, vintage, vinyl, craft, jazz, 70s, 80s, 90s, letterpress
    `),
  },
  months: months(
    'january/jan, february/feb, march/mar, april/apr, may, june/jun, july/jul, august/aug, september/sept/sep, october/oct, november/nov, december/dec',
  ),
  weekdays: list('monday, tuesday, wednesday, thursday, friday, saturday, sunday'),
  until: list('until, till, by, ends, through, before, deadline'),
  placeAt: list('in, at, venue'),
  and: list('and, &'),
  or: list('or'),
  fromTo: [list('from'), list('to, down to, up to')],
  once: list('used to take, used to be, used to, was, were, took, before'),
  now: list('now, today, is now, takes, just'),
  versus: list('vs, vs., versus, instead of, compared to, compared with'),
  rise: list('grew, rose, up, increased, climbed, gained, doubled, growth, higher, more'),
  fall: list(`
    fell, down, dropped, cut, decreased, reduced, lower, less, shrank, saved, fewer, faster
  `),
  act: list(`
    try, start, join, get, book, buy, register, sign up, download, visit, learn more, shop, order, call,
    subscribe, apply, reserve, discover, see, read, install, follow, save your seat, find out, claim, donate,
    vote, contact, request, watch, come, update, comment, volunteer, enrol, enroll, write to, pre-order, preorder, go to, explore, scan, rsvp,
    reply, respond, confirm, let us know
  `),
  holds: list(`
    celebrate, celebrates, are celebrating, is celebrating, hold, holds, are holding, is holding, host,
    hosts, are hosting, is hosting, give, gives, are giving, is giving, organise, organises, organize,
    organizes, are organising, are organizing, invite, invites, present, presents, perform, performs,
    play, plays, sing, sings, open, opens, reopen, reopens, return, returns, is turning, turns,
    are getting married, is getting married, get married, meet, meets, launch, launches, is looking for,
    are looking for, seek, seeks, hire, hires, throw, throws, are throwing, is throwing, are having,
    is having, are doing, is doing
  `),
  ask: list(`
    booking, bookings, reservation, reservations, tickets, enquiries, inquiries, questions, applications,
    application, registration, registrations, sign-ups, sign-up, orders, rsvp, replies, info,
    information, details, appointments, entries, bids
  `),
  step: list(`
    mix, add, bake, cook, cut, slice, stir, boil, heat, serve, pour, fold, knead, rest, let, wait, open,
    click, tap, install, run, create, choose, select, connect, download, enter, press, push, turn, plug,
    write, save, send, upload, sign, set, place, remove, wash, rinse, whisk, chop, season, fry, simmer,
    grind, bloom, brew, deploy, configure, import, copy, paste, check, measure, drain, shape, cover, leave,
    spread, top, roast, toast, peel, repeat, log in, invite, share, pick, plan, warm, melt, combine, blend, feed, proof, prove, sift, crack, soften, drizzle, dust, chill, freeze, marinate, sprinkle, sear,
    stretch, swipe, hold, lift, shake, strain, weigh, charge, print,
    fill, empty, flip, grate, squeeze, soak, dry, wipe, unplug, restart, scroll, swap, pack, label, attach, scan, draw, sand, paint, drill, screw, water, plant, dig, breathe,
    toss, grill, steam, dice, mince, dissolve, tie, glue, sew, steep, garnish, crush, mash, beat, coat, rub, trim, tighten, loosen, insert, align, mount, clip, hang, thread, wrap, store
  `),
  says: list('says, said, according to, writes, tells us'),
  avoid: list(`avoid, no, without, don't, do not, never use, not`),
  free: list('free'),
  second: list('seconds, second, secs, sec, s'),
  minute: list('minutes, minute, min'),
  called: list('called, named, titled'),
  because: list('because, so that, leads to, therefore, which means'),
  article: list(`
    the, a, an, our, your, their, its, my, this, these, of, and, or, for, to, in, on, at, with, by, from,
    than, is, are, was, not, no
  `),
  connectors: { before: 'Before', after: 'After', versus: 'vs', step: 'Step', from: 'from', to: 'to', until: 'until' },
};
