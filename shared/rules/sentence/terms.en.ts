/** English words: spellings, with “_” for a space | kind | value (`lexer.ts` says what the kinds mean). A kind with “?” counts only where a time can stand. */
export const ENGLISH = `
day days d | unit | days
night nights n nts nt overnight | unit | nights
week weeks wk wks | unit | weeks
month months | unit | spans
st nd rd th | unit | date
adult adults ad adt grown_ups grownups seniors senior | unit | adults
child children kid kids ch chd toddler toddlers baby babies infant infants teen teens teenager teenagers son sons daughter daughters | unit | children
grandchildren | unit | children
little_ones young_kids small_kids young_children small_children grandkids | unit | children
friends friend colleagues mates others | unit | friends
people person persons guests guest pax p travellers travelers passengers of_us ppl | unit | people
yuan rmb cny kuai yuan_each | unit | yuan
dollar dollars usd euros euro eur pounds gbp hkd sgd yen jpy quid | unit | foreign
year_old years_old yo yrs year_olds | unit | age
times time | unit | times
cabins rooms cabin room hours hour hrs pm am oclock years year stars percent families couples | unit | untold

a_week one_week | weeks | 1

january jan | month | 1
february feb | month | 2
mar | month | 3
april apr | month | 4
june jun | month | 6
july jul | month | 7
august aug | month | 8
september sep sept | month | 9
october oct | month | 10
november nov | month | 11
december dec | month | 12
march | month? | 3
may | month? | 5
this_year | year | 0
next_year | year | 1
the_year_after_next | year | 2
this_month | relative | 0
next_month | relative | 1
the_month_after_next | relative | 2
today from_now from_today | day | 0
tomorrow | day | 1
this_week | week | 0
next_week | week | 1
this_weekend coming_weekend | weekend | 0
next_weekend | weekend | 1
spring springtime | season? | 3-5
summer summertime | season | 6-8
autumn | season | 9-11
fall | season? | 9-11
winter wintertime | season | 12-2
summer_holidays summer_holiday summer_vacation summer_break school_summer_holidays | season | 7-8
winter_holidays winter_break winter_holiday winter_vacation | season | 1-2
first_half_of_the_year first_half | season | 1-6
second_half_of_the_year second_half | season | 7-12
end_of_the_year year_end end_of_year | season | 12
cherry_blossom cherry_blossoms cherry_blossom_season sakura | season | 3-4
autumn_leaves autumn_colours autumn_colors fall_foliage red_leaves maple_leaves fall_colors | season | 10-11
hot_spring hot_springs onsen onsens | season | 12-2
early beginning_of start_of early_in | part | early
first_half_of | part | first
second_half_of | part | second
mid middle_of the_middle_of | part | mid
late end_of late_in last_week_of | part | late
monday mondays | weekday | 1
tuesday tuesdays tue tues | weekday | 2
wednesday wednesdays | weekday | 3
thursday thursdays thu thurs | weekday | 4
friday fridays fri | weekday | 5
saturday saturdays | weekday | 6
sunday sundays | weekday | 0
mon | weekday? | 1
wed | weekday? | 3
sat | weekday? | 6
sun | weekday? | 0
weekend weekends week_end the_weekend | weekday | 60
weekday weekdays midweek | weekday | 12345
next coming | next |
this | this |
before prior_to ahead_of | until |
until till by no_later_than | until | through
after later_than | after |
since starting_from starting from_early | since |
during holiday holidays week_of break period season | during |
onwards onward and_later or_later | since |

inside interior inside_cabin inside_cabins inside_room interior_cabin windowless economy economy_cabin interior_room inside_rooms | cabin | inside
ocean_view oceanview ocean_view_cabin ocean_view_room sea_view seaview sea_view_cabin sea_view_room oceanview_cabin outside_cabin | cabin | oceanview
balcony balconies balcony_cabin balcony_cabins balcony_room veranda verandah balcony_suite | cabin | balcony
suite suites junior_suite | cabin | suite

cheapest cheap cheaper cheap_deals lowest_price lowest_fare lowest_prices cheapest_price best_price best_value affordable bargain low_cost | sort | price-asc
budget_friendly on_a_budget tight_budget not_too_expensive inexpensive good_value best_deal best_deals cheapest_first price_low_to_high | sort | price-asc
soonest earliest soonest_departure earliest_departure as_soon_as_possible asap next_available first_available leaving_soon soonest_first | sort | date-asc
next_sailing next_departure next_cruise leaving_soonest sailing_soonest departing_soonest | sort | date-asc
shortest shortest_cruise shortest_trip shortest_voyage as_short_as_possible | sort | days-asc
longest longest_cruise longest_trip longest_voyage longest_sailing as_long_as_possible most_nights most_days | sort | days-desc
longest_ashore most_time_ashore longest_time_ashore longest_in_port longest_time_in_port most_time_in_port longest_stay longest_stays | sort | hours-desc
longest_port_stay longest_port_time long_port_stays long_stays_in_port maximum_time_ashore most_hours_ashore longest_stops long_time_ashore | sort | hours-desc

or_less or_fewer or_under or_below and_under tops | bound-behind | most
max maximum at_most | bound-either | most
min minimum at_least | bound-either | least
or_more and_up and_over or_longer or_above or_over | bound-behind | least
ish or_so | bound-behind | about
under below less_than fewer_than shorter_than | bound | under
up_to no_more_than not_more_than within cheaper_than | bound | most
over more_than above longer_than | bound | over
no_less_than not_less_than upwards_of | bound | least
about around roughly approximately approx circa | bound | about
short short_cruise short_trip short_break | length | 1-5
budget price fare | price |
each per_person pp per_head a_person a_head per_guest | each |
total in_total altogether in_all all_in total_budget combined all_together | total |

from ex departing_from leaving_from sailing_from out_of embarking_in embarking_at sailing_out_of | from |
departing leaving departure departures depart embarkation leave leaves departs | leaves |
go_to going_to visit visiting to_visit calling_at stopping_at stops_at calls_at see towards via heading_to sailing_to travel_to cruise_to cruises_to | go |
on aboard | ride |
to through thru | to |
between | between |
or and nor and_or plus n | join |
not no without avoid avoiding excluding dont_want dont_want_to_go_to do_not_want not_going_to never_to skip dont_like not_in not_on not_from not_to non | not |
except except_for other_than anything_but anywhere_but any_port_but any_month_but any_day_but anywhere_except but_not apart_from | except |
anytime_but any_time_but any_but | except |
excluded is_out not_possible doesnt_work is_no_good | refused |
went been were was visited did last_year last_time last_summer last_month used_to planned booked originally ago cannot_come cant_come had | story |
loved hated got | story |
but so now then instead though however | turn |

parents mum_and_dad mom_and_dad in_laws grandparents mum_dad | others | 2
wife husband partner girlfriend boyfriend fiance fiancee spouse mum mom mother dad father sister brother grandma grandpa mother_in_law | others | 1
father_in_law aunt uncle a_friend best_friend | others | 1
my_son my_daughter my_kid my_child a_child a_kid a_toddler a_baby a_teenager an_infant our_son our_daughter our_baby my_baby my_toddler | children | 1
one_child one_kid | children | 1
couple couples two_of_us the_two_of_us both_of_us | adults | 2
solo alone just_me by_myself on_my_own single single_traveller solo_traveller solo_traveler | adults | 1
family_of | family |
party_of group_of | party |
family kids children the_kids friends group grandchildren relatives elderly seniors team colleagues families | unsaid |

i we you they he she it me us | ask |
im id ive ill were_looking weve youre its want wants would like love looking look need needs plan planning hope hoping prefer interested | ask |
please pls thanks hi hello hey | ask |
can could might will should do does is are be have has get take find show give book tell suggest recommend any anything anytime anywhere | ask |
some something somewhere | ask |
there here what which when where how who that all only just also maybe perhaps ideally if than as good nice great lovely best one whats ok fine | ask |
cruise cruises cruising voyage voyages trip trips sailing sailings sail ship ships boat holiday vacation getaway tour travel itinerary | noun |
route ticket tickets cabin cabins room | noun |
options option dates date time port ports go going for_us round_trip return deal deals person people adora island islands | noun |
my our the a an of in at on your per every | small |
with w me_and | with |
for | for |
one_of_us one_of_them black_friday spring_break half_term school_holidays first_week second_week third_week last_week both every_other second third | untold |
`;
